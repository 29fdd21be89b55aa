import { fail, ok, type Result } from '#kernel/result.ts'
import { checkTravellers, type NamingFailure, type Order } from '#modules/booking/index.server.ts'
import {
  travellerColumnNames,
  travellerOfCells,
  type FieldCode,
  type PassportRule,
  type TravellerColumn,
  type TravellerDraft,
  type TravellerField,
} from '#modules/booking/index.ts'
import { readSheet, type SheetRow, type UnreadSheet } from '#platform/sheets/read-sheet.server.ts'
import { columnNamed, lettersOf } from '#platform/sheets/sheet-columns.ts'

/** What is wrong with one cell; rows are counted as the spreadsheet shows them, columns are its letters. */
export type CellProblem = {
  row: number
  column: string
  field: TravellerColumn
  code: FieldCode | 'fare'
  value: string
  /** The rule of the journey, where a passport ends too early. */
  passport?: PassportRule
}

export type CheckedSheet = {
  travellers: TravellerDraft[]
  /** Everything that is wrong, row by row; nothing may be imported while something is. */
  problems: CellProblem[]
  /** What the order has places for, when the sheet is right in itself and does not fit. */
  wanted: { fare: string; count: number }[]
}

export type SheetFailure = UnreadSheet | { code: 'columns-missing'; columns: TravellerColumn[] }

const MOST_ROWS = 500

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
  const sheet = await readSheet(file, { mostRows: MOST_ROWS })
  if (!sheet.ok) return sheet
  const { head, rows } = sheet.value
  const columns = head.map((each) => columnNamed(each, travellerColumnNames))
  const missing = needed.filter((each) => !columns.includes(each))
  if (missing.length > 0) return fail({ code: 'columns-missing', columns: missing })

  const [tour] = order.tours
  const sold = new Set(tour?.passengers.map(({ fare }) => fare))
  const drafts = rows.map(({ cells }) => draftOf(columns, cells, { tourId: tour?.tourId ?? '', sold: [...sold] }))
  const checked = checkTravellers(order, drafts, now)
  const problems = [
    ...fareProblems(drafts, sold, { columns, rows }),
    ...(checked.ok ? [] : fieldProblems(checked.error, drafts, { columns, rows })),
  ].toSorted((a, b) => a.row - b.row || a.column.localeCompare(b.column))
  const wanted = !checked.ok && checked.error.code === 'travellers-differ' ? checked.error.wanted : []
  return ok({ travellers: drafts, problems, wanted })
}

const needed: readonly TravellerColumn[] = ['firstName', 'lastName', 'gender', 'bornOn', 'nationality']

type KnownSheet = { columns: (TravellerColumn | undefined)[]; rows: SheetRow[] }

function fieldProblems(failure: NamingFailure, drafts: readonly TravellerDraft[], sheet: KnownSheet): CellProblem[] {
  if (failure.code !== 'invalid-travellers') return []
  return failure.lines.flatMap(({ line, problems }) =>
    Object.entries(problems).map(([name, problem]) => {
      const field = name as TravellerField
      return { ...placeOf(sheet, line, field), ...problem, value: String(drafts[line]?.[field] ?? '') }
    }),
  )
}

function fareProblems(drafts: readonly TravellerDraft[], sold: ReadonlySet<string>, sheet: KnownSheet): CellProblem[] {
  return drafts.flatMap(({ fare }, line) =>
    sold.has(fare) ? [] : [{ ...placeOf(sheet, line, 'fare'), code: 'fare' as const, value: fare }],
  )
}

function placeOf({ columns, rows }: KnownSheet, line: number, field: TravellerColumn) {
  const index = columns.indexOf(field)
  return { row: rows[line]?.number ?? 0, column: index < 0 ? '' : lettersOf(index), field }
}

function draftOf(
  columns: readonly (TravellerColumn | undefined)[],
  row: readonly string[],
  { tourId, sold }: { tourId: string; sold: string[] },
): TravellerDraft {
  const traveller = travellerOfCells((column) => row[columns.indexOf(column)] ?? '')
  // Where everybody lives alike nobody has to say how.
  const isAlike = traveller.fare === '' && sold.length === 1
  return { ...traveller, tourId, fare: isAlike ? (sold[0] ?? '') : traveller.fare }
}
