import { parse } from 'csv-parse/sync'
import readExcelFile from 'read-excel-file/node'
import { parseDayFirst, parsePlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { checkTravellers, type NamingFailure, type Order } from '#modules/booking/index.server.ts'
import type { FieldCode, TravellerDraft, TravellerField } from '#modules/booking/index.ts'
import { columnOf, type SheetColumn } from './domain/sheet-columns.ts'

/** What is wrong with one cell; rows are counted as the spreadsheet shows them, columns are its letters. */
export type CellProblem = { row: number; column: string; field: SheetColumn; code: FieldCode | 'fare'; value: string }

export type CheckedSheet = {
  travellers: TravellerDraft[]
  /** Everything that is wrong, row by row; nothing may be imported while something is. */
  problems: CellProblem[]
  /** What the order has places for, when the sheet is right in itself and does not fit. */
  wanted: { fare: string; count: number }[]
}

export type SheetFailure =
  | { code: 'unreadable' }
  | { code: 'too-many-rows' }
  | { code: 'columns-missing'; columns: SheetColumn[] }

const MOST_ROWS = 500
const MOST_BYTES = 2_000_000

/**
 * Reads a list of travellers from an XLSX or CSV file and checks every cell by the rules of the checkout, writing
 * nothing. The first row names the columns in Turkish, English or Arabic, in any order.
 *
 * Fails with `unreadable` for other files and those above two megabytes, `too-many-rows`, `columns-missing`.
 */
export async function readTravellerSheet(
  order: Order,
  file: Uint8Array,
  now: Date,
): Promise<Result<CheckedSheet, SheetFailure>> {
  const cells = file.length > MOST_BYTES ? undefined : await readCells(file)
  const [head, ...rows] = cells ?? []
  if (!head) return fail({ code: 'unreadable' })
  const columns = head.map(columnOf)
  const missing = needed.filter((each) => !columns.includes(each))
  if (missing.length > 0) return fail({ code: 'columns-missing', columns: missing })
  // A row is known by its number in the sheet, empty ones included.
  const filled = rows.flatMap((row, index) => (row.some((cell) => cell !== '') ? [{ row, number: index + 2 }] : []))
  if (filled.length > MOST_ROWS) return fail({ code: 'too-many-rows' })

  const [tour] = order.tours
  const sold = new Set(tour?.passengers.map(({ fare }) => fare))
  const drafts = filled.map(({ row }) => draftOf(columns, row, { tourId: tour?.tourId ?? '', sold: [...sold] }))
  const checked = checkTravellers(order, drafts, now)
  const problems = [
    ...fareProblems(drafts, sold, { columns, filled }),
    ...(checked.ok ? [] : fieldProblems(checked.error, drafts, { columns, filled })),
  ].toSorted((a, b) => a.row - b.row || a.column.localeCompare(b.column))
  const wanted = !checked.ok && checked.error.code === 'travellers-differ' ? checked.error.wanted : []
  return ok({ travellers: drafts, problems, wanted })
}

const needed: readonly SheetColumn[] = ['firstName', 'lastName', 'gender', 'bornOn', 'nationality']

type Sheet = { columns: (SheetColumn | undefined)[]; filled: { number: number }[] }

function fieldProblems(failure: NamingFailure, drafts: readonly TravellerDraft[], sheet: Sheet): CellProblem[] {
  if (failure.code !== 'invalid-travellers') return []
  return failure.lines.flatMap(({ line, problems }) =>
    Object.entries(problems).map(([name, { code }]) => {
      const field = name as TravellerField
      return { ...placeOf(sheet, line, field), code, value: String(drafts[line]?.[field] ?? '') }
    }),
  )
}

function fareProblems(drafts: readonly TravellerDraft[], sold: ReadonlySet<string>, sheet: Sheet): CellProblem[] {
  return drafts.flatMap(({ fare }, line) =>
    sold.has(fare) ? [] : [{ ...placeOf(sheet, line, 'fare'), code: 'fare' as const, value: fare }],
  )
}

function placeOf({ columns, filled }: Sheet, line: number, field: SheetColumn) {
  const index = columns.indexOf(field)
  return { row: filled[line]?.number ?? 0, column: index < 0 ? '' : lettersOf(index), field }
}

/** A to Z, then AA: what a spreadsheet writes above its columns. */
function lettersOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : lettersOf(Math.floor(index / 26) - 1) + letter
}

function draftOf(
  columns: readonly (SheetColumn | undefined)[],
  row: readonly string[],
  { tourId, sold }: { tourId: string; sold: string[] },
): TravellerDraft {
  const cell = (field: SheetColumn) => row[columns.indexOf(field)] ?? ''
  const fare = cell('fare')
  return {
    tourId,
    // Where everybody lives alike nobody has to say how.
    fare: fare === '' && sold.length === 1 ? (sold[0] ?? '') : fare.toLowerCase(),
    firstName: cell('firstName'),
    lastName: cell('lastName'),
    gender: genderOf(cell('gender')),
    bornOn: dayOf(cell('bornOn')),
    nationality: cell('nationality').toUpperCase(),
    tckn: cell('tckn'),
    passportNo: cell('passportNo'),
    passportExpiresOn: dayOf(cell('passportExpiresOn')),
    needsWheelchair: false,
  }
}

function genderOf(typed: string): string {
  const word = typed.toLocaleLowerCase('tr')
  if (['female', 'f', 'kadın', 'k', 'kadin', 'أنثى', 'انثى'].includes(word)) return 'female'
  return ['male', 'm', 'erkek', 'e', 'ذكر'].includes(word) ? 'male' : typed
}

function dayOf(typed: string): string {
  return parsePlainDate(typed) ?? parseDayFirst(typed.replaceAll(/[./]/g, '-')) ?? typed
}

async function readCells(file: Uint8Array): Promise<string[][] | undefined> {
  try {
    const isZip = file[0] === 0x50 && file[1] === 0x4b
    if (!isZip) return readCsv(file)
    const [sheet] = await readExcelFile(Buffer.from(file))
    return sheet?.data.map((row) => row.map(textOf))
  } catch {
    return undefined
  }
}

function readCsv(file: Uint8Array): string[][] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(file)
  const [first = ''] = text.split('\n', 1)
  const delimiter = first.split(';').length > first.split(',').length ? ';' : ','
  const rows: string[][] = parse(text, { bom: true, delimiter, relax_column_count: true, trim: true })
  return rows
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return String(cell).trim()
}
