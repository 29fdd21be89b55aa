import {
  expireWaitingOffers,
  findWaitingPlace,
  listUnmailedOffers,
  waitingSeatsFreed,
} from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { waitingOfferEnded } from './jobs/waiting-queues.server.ts'

/** Ends offers whose time is over; their seats go to the next in turn, and their parties are told. */
export async function endWaitingOffers(db: Db, now: Date): Promise<void> {
  for (const placeId of await expireWaitingOffers(db, now)) {
    const place = await findWaitingPlace(db, { id: placeId })
    if (place) await enqueue(db, waitingOfferEnded, { placeId, offers: place.offers })
  }
}

/** Asks again for the mails of offers whose job was given up, so that their seats are not held for ever. */
export async function mailUnmailedOffers(db: Db): Promise<void> {
  for (const placeId of await listUnmailedOffers(db)) {
    await enqueue(db, waitingSeatsFreed, { placeId }, { singletonKey: placeId })
  }
}
