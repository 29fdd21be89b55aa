import type { Order } from '#modules/booking/index.server.ts'
import { listPermits, type TravellerPermits } from '#modules/operations/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'

/** The permits of those who still travel with an order, by traveller. */
export async function readPermits(db: Db, { tours }: Pick<Order, 'tours'>): Promise<TravellerPermits> {
  const travelling = tours.flatMap(({ passengers }) => passengers.filter(({ isCancelled }) => !isCancelled))
  return listPermits(
    db,
    travelling.map(({ id }) => id),
  )
}
