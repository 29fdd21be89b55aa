import { releaseHeldSeats, returnSoldSeats } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { shrinkHold, type SoldOrder } from './data/cancellations.server.ts'
import { listHolds } from './data/orders.server.ts'
import type { Cancellation } from './domain/cancellation.ts'

/** Puts the seats of those who leave back on sale, departure after departure in the order in which they are locked. */
export async function releaseSeats(tx: Db, order: SoldOrder, cancellation: Cancellation): Promise<void> {
  const leaving = new Set(cancellation.tours.flatMap(({ travellerIds }) => travellerIds))
  for (const { departureId, state, from } of await listHolds(tx, order.id)) {
    const seats = order.departures
      .filter((departure) => departure.departureId === departureId)
      .flatMap(({ travellers }) => travellers)
      .filter(({ id, fare }) => leaving.has(id) && fare !== 'baby').length
    if (seats === 0 || state === 'released') continue
    if (state === 'sold') await returnSoldSeats(tx, departureId, seats, from)
    else await releaseHeldSeats(tx, departureId, seats, from)
    await shrinkHold(tx, { orderId: order.id, departureId, seats })
  }
}
