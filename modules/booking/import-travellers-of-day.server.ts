import type { PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { listDeparturesBetween } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { keepIf } from '#platform/db/in-transaction.server.ts'
import { own } from './data/tables.server.ts'
import {
  importTravellers,
  type ImportedTraveller,
  type TravellerImportFailure,
  type TravellerRow,
  type TravellerRowProblem,
} from './import-travellers.server.ts'

/** A row that says to which order its traveller belongs. */
export type DayTravellerRow = TravellerRow & { orderNo: string }

export type DayTravellerProblem =
  | TravellerRowProblem
  | { row: number; column: 'orderNo'; code: TravellerImportFailure['code'] | 'not-of-day' }

export type DayTravellerImport = {
  travellers: (ImportedTraveller & { orderNo: string })[]
  problems: DayTravellerProblem[]
}

/**
 * Writes who travels on one day of departure, all orders of the day at once, from the rows of a spreadsheet, or only
 * tells what that would do (`isTrial`). Each order gets its rows as `importTravellers` does it. It is all or nothing:
 * what is wrong with one row keeps every row out, with `not-of-day` for a number that no order of the day has. A trial
 * does what the import does and takes it back. Locks the orders one after the other by their numbers.
 */
export async function importTravellersOfDay(
  db: Db,
  admin: Admin<'orders' | 'papers'>,
  { departsOn, rows, isTrial }: { departsOn: PlainDate; rows: readonly DayTravellerRow[]; isTrial: boolean },
  now: Date,
): Promise<DayTravellerImport> {
  const orders = await ordersOfDay(db, departsOn)
  const isKept = ({ problems }: DayTravellerImport) => !isTrial && problems.length === 0
  return keepIf(db, isKept, async (tx) => {
    const done: DayTravellerImport = { travellers: [], problems: [] }
    const groups = [...Map.groupBy(rows, ({ orderNo }) => orderNo.trim().toUpperCase())]
    for (const [orderNo, group] of groups.toSorted(([a], [b]) => a.localeCompare(b))) {
      const orderId = orders.get(orderNo)
      if (orderId === undefined) {
        done.problems.push(
          ...group.map(({ row }) => ({ row, column: 'orderNo' as const, code: 'not-of-day' as const })),
        )
        continue
      }
      const imported = await importTravellers(tx, admin, { orderId, rows: group, isTrial: false }, now)
      if (imported.ok) {
        done.travellers.push(...imported.value.travellers.map((each) => ({ ...each, orderNo })))
        done.problems.push(...imported.value.problems)
      } else done.problems.push({ row: group[0]?.row ?? 0, column: 'orderNo', code: imported.error.code })
    }
    done.travellers.sort((a, b) => a.row - b.row)
    done.problems.sort((a, b) => a.row - b.row)
    return done
  })
}

async function ordersOfDay(db: Db, departsOn: PlainDate): Promise<Map<string, string>> {
  const departures = await listDeparturesBetween(db, { from: departsOn, to: departsOn })
  if (departures.length === 0) return new Map()
  const ids = departures.map(({ departureId }) => departureId)
  const orders = await own(db)
    .selectFrom('orders')
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .select(['orders.order_no', 'orders.public_id'])
    .where('order_items.departure_id', 'in', ids)
    .orderBy('orders.order_no')
    .limit(5000)
    .execute()
  return new Map(orders.map(({ order_no, public_id }) => [order_no.toUpperCase(), public_id]))
}
