import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { own } from '../data/tables.server.ts'
import { lockPlace } from '../data/waiting-place-row.server.ts'
import { isOfferLive } from '../domain/waiting.ts'
import { endWaiting } from './end-waiting.server.ts'

/** Offers whose time is over go to the next in turn, each in a transaction of its own; gives the places they belonged to. */
export async function expireWaitingOffers(db: Db, now: Date): Promise<string[]> {
  const due = await own(db)
    .selectFrom('waiting_places')
    .select('id')
    .where('state', '=', 'offered')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(100)
    .execute()
  const ended: string[] = []
  for (const { id } of due) {
    const isEnded = await inTransaction(db, async (tx) => {
      const place = await lockPlace(tx, { id })
      return (
        place !== undefined && place.state === 'offered' && !isOfferLive(place, now) && endWaiting(tx, id, 'expired')
      )
    })
    if (isEnded) ended.push(id)
  }
  return ended
}
