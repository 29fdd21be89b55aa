import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { keepIf } from '#platform/db/in-transaction.server.ts'
import { addDeparture, type AddDepartureFailure } from './add-departure.server.ts'
import { own } from './data/tables.server.ts'
import {
  readDepartureCells,
  type DepartureCellProblem,
  type DepartureColumn,
  type DepartureOfCells,
} from './domain/departure-sheet.ts'

/** A row of a spreadsheet, by the number that stands beside it there. */
export type DepartureSheetRow = { row: number; cell: (column: DepartureColumn) => string }

export type DepartureRowProblem = {
  row: number
  column: DepartureColumn
  code: DepartureCellProblem['code'] | AddDepartureFailure['code']
}

export type DepartureImport = {
  departures: { row: number; code: string; departure: DepartureOfCells }[]
  problems: DepartureRowProblem[]
}

/**
 * Adds a season from the rows of a spreadsheet, all departures as drafts, or only tells what that would do (`isTrial`).
 * It is all or nothing: what is wrong with one row keeps every row out. A trial does what the import does and takes it
 * back, so that it finds the same. Locks the tours it names.
 */
export async function importDepartures(
  db: Db,
  admin: Admin<'catalogue'>,
  { rows, isTrial }: { rows: readonly DepartureSheetRow[]; isTrial: boolean },
  now: Date,
): Promise<DepartureImport> {
  const keys = await keysOfCodes(db, rows)
  const isKept = ({ problems }: DepartureImport) => !isTrial && problems.length === 0
  return keepIf(db, isKept, async (tx) => {
    const done: DepartureImport = { departures: [], problems: [] }
    for (const { row, cell } of rows) {
      const code = cell('code').trim().toUpperCase()
      const read = readDepartureCells(cell)
      const tourKey = keys.get(code)
      if (!tourKey) done.problems.push({ row, column: 'code', code: code === '' ? 'required' : 'tour-not-found' })
      if ('problems' in read) done.problems.push(...read.problems.map((problem) => ({ row, ...problem })))
      if (!tourKey || 'problems' in read) continue
      const added = await addDeparture(
        tx,
        admin,
        { tourKey, draft: { ...read.departure, flightTimes: [], startsAt: null, pickUp: null } },
        now,
      )
      if (added.ok) done.departures.push({ row, code, departure: read.departure })
      else done.problems.push({ row, column: columnOfFailure[added.error.code], code: added.error.code })
    }
    return done
  })
}

const columnOfFailure: Record<AddDepartureFailure['code'], DepartureColumn> = {
  'tour-not-found': 'code',
  'dates-taken': 'departsOn',
  'date-order': 'returnsOn',
  'sales-close': 'salesCloseOn',
  'fare-twice': 'adult',
  'no-adult-fare': 'adult',
  'minimum-seats': 'minimum',
  // A season comes in without flights.
  'unknown-airport': 'departsOn',
  'flight-days': 'departsOn',
  'flight-order': 'departsOn',
}

async function keysOfCodes(db: Db, rows: readonly DepartureSheetRow[]): Promise<Map<string, string>> {
  const codes = [...new Set(rows.map(({ cell }) => cell('code').trim().toUpperCase()))]
  if (codes.length === 0) return new Map()
  const tours = await own(db).selectFrom('tours').select(['key', 'code']).where('code', 'in', codes).execute()
  return new Map(tours.map(({ key, code }) => [code, key]))
}
