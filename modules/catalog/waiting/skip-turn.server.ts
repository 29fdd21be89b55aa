import { sql } from 'kysely'
import { invalidatePages } from '#platform/cache/invalidate-pages.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { moveHeld } from '../data/offer-places.server.ts'
import { own } from '../data/tables.server.ts'
import { lockPlace } from '../data/waiting-place-row.server.ts'
import { isOnList } from '../domain/waiting.ts'
import { seatsTag } from '../page-tags.server.ts'
import { offerFreeSeats } from './offer-free-seats.server.ts'

/**
 * Sends a party to the end of the list. Seats that were held for it go to the next in turn, not to itself again. False
 * when it is not on the list.
 */
export async function skipTurn(tx: Db, placeId: string): Promise<boolean> {
  const place = await lockPlace(tx, { id: placeId })
  if (!place || !isOnList(place)) return false
  await own(tx)
    .updateTable('waiting_places')
    .set({
      state: 'waiting',
      expires_at: null,
      turn: sql<number>`nextval(pg_get_serial_sequence('waiting_places', 'turn'))`,
    })
    .where('id', '=', placeId)
    .execute()
  if (place.state === 'offered') {
    await moveHeld(tx, place.departureId, -place.seats)
    await offerFreeSeats(tx, place.departureId, { except: placeId })
    await invalidatePages(tx, seatsTag(place.tourId))
  }
  return true
}
