import type { Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { KnownTraveller } from '../domain/missing-papers.ts'
import { own } from './tables.server.ts'
import { travellerColumns, travellerOfRow } from './traveller-columns.server.ts'

export type Passenger = KnownTraveller & {
  /** Names the passenger to whoever changes them. */
  id: string
  amount: Money
  /** Whether the passenger was cancelled and does not travel. */
  isCancelled: boolean
}

/** The passengers of an order in the order in which they were named, by the tour of the order that they go on. */
export async function passengersByTour(
  db: Db,
  orderId: string,
  amount: (minor: number) => Money,
): Promise<(itemId: string) => Passenger[]> {
  const rows = await own(db)
    .selectFrom('passengers')
    .innerJoin('order_items', 'order_items.id', 'order_item_id')
    .select([...travellerColumns, 'order_item_id', 'fare', 'amount_minor', 'cancelled_at'])
    .where('order_id', '=', orderId)
    .orderBy('passengers.position')
    .execute()
  return (itemId) =>
    rows
      .filter((row) => row.order_item_id === itemId)
      .map((row) => ({
        id: row.id,
        ...travellerOfRow(db, row),
        fare: row.fare,
        amount: amount(row.amount_minor),
        isCancelled: row.cancelled_at !== null,
      }))
}
