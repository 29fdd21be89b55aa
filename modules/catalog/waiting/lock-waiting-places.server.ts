import type { Db } from '#platform/db/client.server.ts'
import { lockDeparture } from '../data/allotments.server.ts'
import { own } from '../data/tables.server.ts'

/**
 * Locks a departure until the caller's transaction ends, and gives the places of those who wait for it or have an offer:
 * whoever joins looks here first.
 */
export async function lockWaitingPlaces(tx: Db, departureId: string): Promise<string[]> {
  await lockDeparture(tx, departureId)
  const rows = await own(tx)
    .selectFrom('waiting_places')
    .select('id')
    .where('departure_id', '=', departureId)
    .where('state', 'in', ['waiting', 'offered'])
    .orderBy('turn')
    .limit(2000)
    .execute()
  return rows.map(({ id }) => id)
}
