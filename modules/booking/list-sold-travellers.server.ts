import type { Db } from '#platform/db/client.server.ts'
import { seatedTravellers } from './data/seated-travellers.server.ts'

/** Who has bought a place on one of the departures, by ids alone; whoever only keeps one is not among them. One question. */
export async function listSoldTravellers(
  db: Db,
  departureIds: readonly string[],
  now: Date,
): Promise<{ id: string; departureId: string }[]> {
  if (departureIds.length === 0) return []
  return seatedTravellers(db, departureIds, now)
    .select(['passengers.id', 'order_items.departure_id as departureId'])
    .where('orders.state', '<>', 'awaiting_payment')
    .execute()
}
