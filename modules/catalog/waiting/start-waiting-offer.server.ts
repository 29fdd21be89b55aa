import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { moveHeld } from '../data/offer-places.server.ts'
import { own } from '../data/tables.server.ts'
import { lockPlace, setState, type WaitingPlace } from '../data/waiting-place-row.server.ts'
import { isSoldNoLonger, offerEnd } from '../domain/waiting.ts'

/**
 * Starts the clock of an offer that was not mailed yet; asked again, nothing changes. `undefined` when there is no such
 * offer any more. Of a departure that is sold no longer the seats go back, and the party waits on.
 */
export async function startWaitingOffer(
  db: Db,
  { placeId, offerHours }: { placeId: string; offerHours: number },
  now: Date,
): Promise<(WaitingPlace & { expiresAt: Date }) | undefined> {
  return inTransaction(db, async (tx) => {
    const place = await lockPlace(tx, { id: placeId })
    if (place?.state !== 'offered') return undefined
    if (place.expiresAt !== null) return { ...place, expiresAt: place.expiresAt }
    if (isSoldNoLonger(place, dayInIstanbul(now))) {
      await moveHeld(tx, place.departureId, -place.seats)
      await setState(tx, placeId, 'waiting')
      return undefined
    }
    const expiresAt = offerEnd(place, offerHours, now)
    await own(tx).updateTable('waiting_places').set({ expires_at: expiresAt }).where('id', '=', placeId).execute()
    return { ...place, expiresAt }
  })
}
