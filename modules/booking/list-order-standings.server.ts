import { sql } from 'kysely'
import type { Localised } from '#kernel/locale.ts'
import { money, type Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import type { OrderState } from './domain/order.ts'

/** How an order stands, for whoever sold it: what it costs after travellers left, what was paid, how many have names. */
export type OrderStanding = {
  orderId: string
  orderNo: string
  publicId: string
  accessToken: string
  state: OrderState
  customer: string
  tourId: string
  tourName: Localised
  departsOn: PlainDate
  total: Money
  /** The price without added tax, before travellers left. */
  net: Money
  owed: Money
  paid: Money
  travellers: number
  named: number
  holdsUntil: Date | null
  /** Rises with every change by staff. */
  version: number
}

/** The standing of some orders by their keys, in two queries whatever their number. */
export async function listOrderStandings(db: Db, orderIds: readonly string[]): Promise<Map<string, OrderStanding>> {
  if (orderIds.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom('orders')
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .select([
      'orders.id',
      'order_no',
      'public_id',
      'access_token',
      'state',
      'first_name',
      'last_name',
      'currency',
      'total_minor',
      'reduction_minor',
      'subtotal_minor',
      'discount_minor',
      'version',
      'paid_minor',
      'snapshot',
    ])
    .where('orders.id', 'in', [...new Set(orderIds)])
    .where('order_items.position', '=', 0)
    .execute()
  const counts = await countTravellers(db, orderIds)
  return new Map(
    rows.map((row) => {
      const count = counts.get(row.id)
      const amount = (minor: number) => money(minor, row.currency)
      const standing: OrderStanding = {
        orderId: row.id,
        orderNo: row.order_no,
        publicId: row.public_id,
        accessToken: row.access_token,
        state: row.state,
        customer: `${row.first_name} ${row.last_name}`,
        tourId: row.snapshot.tourId,
        tourName: row.snapshot.tourName,
        departsOn: row.snapshot.departsOn,
        total: amount(row.total_minor),
        net: amount(row.subtotal_minor - row.discount_minor),
        owed: amount(row.total_minor - row.reduction_minor),
        paid: amount(row.paid_minor),
        travellers: count?.travellers ?? 0,
        named: count?.named ?? 0,
        holdsUntil: count?.until ?? null,
        version: row.version,
      }
      return [row.id, standing]
    }),
  )
}

async function countTravellers(db: Db, orderIds: readonly string[]) {
  const rows = await own(db)
    .selectFrom('order_items')
    .innerJoin('passengers', 'passengers.order_item_id', 'order_items.id')
    .select(({ selectFrom }) => [
      'order_items.order_id',
      sql<number>`count(*)`.as('travellers'),
      sql<number>`count(*) filter (where passengers.last_name <> '')`.as('named'),
      selectFrom('seat_holds')
        .select(({ fn }) => fn.min('expires_at').as('until'))
        .whereRef('seat_holds.order_id', '=', 'order_items.order_id')
        .where('state', '=', 'held')
        .as('until'),
    ])
    .where('order_items.order_id', 'in', [...new Set(orderIds)])
    .where('passengers.cancelled_at', 'is', null)
    .groupBy('order_items.order_id')
    .execute()
  return new Map(
    rows.map(({ order_id, travellers, named, until }) => [
      order_id,
      { travellers: Number(travellers), named: Number(named), until },
    ]),
  )
}

/** The keys of the orders whose number or customer holds a word, the newest first; at most five hundred. */
export async function searchOrderIds(db: Db, word: string): Promise<string[]> {
  const pattern = `%${word.trim().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const rows = await own(db)
    .selectFrom('orders')
    .select('id')
    .where(sql<boolean>`(first_name || ' ' || last_name || ' ' || order_no) ilike ${pattern}`)
    .orderBy('placed_at', 'desc')
    .limit(500)
    .execute()
  return rows.map(({ id }) => id)
}

/** An order for whoever sold it, with names, papers and payments. */
export { findOrder as findAgreedOrder } from './data/read-orders.server.ts'
