import { z } from 'zod'
import { chosenOrPasted } from '#app/acts/lists/chosen-or-pasted.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { readSheet, type Sheet } from '#platform/sheets/read-sheet.server.ts'
import { findHead } from '#platform/sheets/find-head.ts'
import { columnNamed, lettersOf } from '#platform/sheets/sheet-columns.ts'
import { MOST_IMPORTED_ROWS, type ImportList } from './import-lists.ts'

/** A sheet and, for each of its columns, where it goes; empty where it goes nowhere. */
export type MappedSheet = {
  sheet: Sheet
  targets: string[]
  /** What stands above the columns. */
  title: string
  /** False where the columns are understood by what stands in them alone. */
  hasHead: boolean
}

/** What the columns of a sheet can be. */
type SheetList = Pick<ImportList, 'columns' | 'names'> & {
  /** What the columns of a list without names of columns hold; without it such a list begins with its first row. */
  guess?: (rows: Sheet['rows'], width: number) => string[]
}

export type MappedRow = { row: number; cell: (column: string) => string }

export type UnmappedSheet =
  | { code: 'unreadable' }
  | { code: 'too-many-rows' }
  | { code: 'columns-missing' | 'column-twice'; columns: string[] }

const text = z.string().max(2000)

const SentSheet = z.strictObject({
  head: z.array(text).max(100),
  rows: z
    .array(z.strictObject({ number: z.int().min(1).max(100_000), cells: z.array(text).max(100) }))
    .max(MOST_IMPORTED_ROWS),
})

/**
 * The sheet of a form: a file that was just chosen or cells that were pasted, with its columns guessed by their names; or one that was read
 * before and comes back in the form with the columns as they were matched by hand. Nothing of it is kept here.
 */
export async function readMappedSheet(form: FormData, list: SheetList): Promise<Result<MappedSheet, UnmappedSheet>> {
  const bytes = await chosenOrPasted(form)
  if (bytes) {
    const read = await readSheet(bytes, { mostRows: MOST_IMPORTED_ROWS })
    return read.ok ? ok(understand(read.value, list)) : read
  }
  const sent = SentSheet.safeParse(parsed(form.get('sheet')))
  if (!sent.success) return fail({ code: 'unreadable' })
  const targets = sent.data.head.map((_head, at) => {
    const target = form.get(`target.${at}`)
    return list.columns.find((column) => column === target) ?? ''
  })
  return ok({ sheet: sent.data, targets, title: '', hasHead: true })
}

function understand(sheet: Sheet, list: SheetList): MappedSheet {
  const { head, rows, title, hasHead } = findHead(sheet, list.names)
  if (hasHead) return { sheet: { head, rows }, targets: guessTargets({ head, rows }, list), title, hasHead }
  if (!list.guess) return { sheet, targets: guessTargets(sheet, list), title: '', hasHead: true }
  return { sheet: { head, rows }, targets: list.guess(rows, head.length), title, hasHead }
}

function guessTargets({ head }: Sheet, list: SheetList): string[] {
  const guessed = head.map((each) => columnNamed(each, list.names) ?? '')
  return guessed.map((each, at) => (guessed.indexOf(each) === at ? each : ''))
}

/** What keeps a matching from being tried: a needed column that nothing goes to, or two that go to the same. */
export function wrongTargets(
  targets: readonly string[],
  list: Pick<ImportList, 'columns' | 'needed'>,
): UnmappedSheet | undefined {
  const missing = list.needed.filter((column) => !targets.includes(column))
  if (missing.length > 0) return { code: 'columns-missing', columns: missing }
  const twice = list.columns.filter((column) => targets.filter((each) => each === column).length > 1)
  return twice.length > 0 ? { code: 'column-twice', columns: twice } : undefined
}

export function rowsOf({ sheet, targets }: MappedSheet): MappedRow[] {
  return sheet.rows.map(({ number, cells }) => ({
    row: number,
    cell: (column) => cells[targets.indexOf(column)]?.trim() ?? '',
  }))
}

/** Where a column of the list stands in the sheet: its letters, and what a row says there. */
export function placeIn({ sheet, targets }: MappedSheet, row: number, column: string) {
  const at = targets.indexOf(column)
  return {
    letters: at < 0 ? '' : lettersOf(at),
    value: sheet.rows.find(({ number }) => number === row)?.cells[at] ?? '',
  }
}

function parsed(json: unknown): unknown {
  try {
    return JSON.parse(String(json))
  } catch {
    return undefined
  }
}
