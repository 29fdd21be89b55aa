import { anyOf } from '#platform/db/any-of.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { hasSeat } from './has-seat.server.ts'
import { own } from './tables.server.ts'

/**
 * Everybody who has a seat, with their order, as a query to select from: neither travellers who were cancelled, nor those of
 * cancelled and expired orders or of orders whose time to pay is over.
 */
export function everybodySeated(db: Db, now: Date) {
  return own(db)
    .selectFrom('passengers')
    .innerJoin('order_items', 'order_items.id', 'passengers.order_item_id')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .leftJoin('seat_holds', (hold) =>
      hold
        .onRef('seat_holds.order_id', '=', 'order_items.order_id')
        .onRef('seat_holds.departure_id', '=', 'order_items.departure_id'),
    )
    .where('passengers.cancelled_at', 'is', null)
    .where(hasSeat(now))
}

/** Those of them who have it on one of the departures. */
export function seatedTravellers(db: Db, departureIds: readonly string[], now: Date) {
  return everybodySeated(db, now).where('order_items.departure_id', '=', anyOf(departureIds))
}
