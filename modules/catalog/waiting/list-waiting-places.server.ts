import type { Db } from '#platform/db/client.server.ts'
import { places, type WaitingPlace } from '../data/waiting-place-row.server.ts'

/** The list of a departure in turn: who waits or has an offer first, those who are off the list after them. */
export async function listWaitingPlaces(db: Db, tourId: string): Promise<WaitingPlace[]> {
  return places(db)
    .where('departures.public_id', '=', tourId)
    .orderBy((row) => row('waiting_places.state', 'in', ['waiting', 'offered']), 'desc')
    .orderBy('waiting_places.turn')
    .limit(500)
    .execute()
}
