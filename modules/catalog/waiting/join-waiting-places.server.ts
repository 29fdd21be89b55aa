import type { Db } from '#platform/db/client.server.ts'
import { lockDeparture } from '../data/allotments.server.ts'
import { own } from '../data/tables.server.ts'
import { offerFreeSeats } from './offer-free-seats.server.ts'

/**
 * Adds a party at the end of the list inside the caller's transaction. Seats that came free a moment ago are offered at
 * once, so that nobody waits beside an empty seat. Gives the place's id.
 */
export async function joinWaitingPlaces(
  tx: Db,
  { departureId, seats, token }: { departureId: string; seats: number; token: string },
  now: Date,
): Promise<string> {
  await lockDeparture(tx, departureId)
  const { id } = await own(tx)
    .insertInto('waiting_places')
    .values({ departure_id: departureId, seats, token, expires_at: null, joined_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await offerFreeSeats(tx, departureId)
  return id
}
