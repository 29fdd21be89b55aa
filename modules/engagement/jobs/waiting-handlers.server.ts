import { dayInIstanbul } from '#kernel/plain-date.ts'
import { forgetWaitingPlaces, waitingSeatsFreed } from '#modules/catalog/index.server.ts'
import { handles, type JobHandler, type Schedule } from '#platform/jobs/jobs.server.ts'
import { endWaitingOffers, mailUnmailedOffers } from '../watch-waiting-lists.server.ts'
import { waitingJoined, waitingOfferEnded } from './waiting-queues.server.ts'
import type { WaitingWork } from './waiting-work.server.ts'

/** Mails of waiting lists: the place, the offer with its address, and that its time is over. */
export function waitingHandlers(work: WaitingWork): JobHandler[] {
  return [
    handles(waitingJoined, async ({ placeId }) => (await mails()).sendWaitingMails(work, placeId)),
    handles(waitingSeatsFreed, async ({ placeId }, now) => (await mails()).sendWaitingOffer(work, placeId, now)),
    handles(waitingOfferEnded, async (ended) => (await mails()).sendWaitingEnd(work, ended)),
  ]
}

/** Templates exist in the server bundle only; programs that Node runs from the sources never come here. */
const mails = () => import('./send-waiting-mails.server.ts')

/** Ends offers that nobody took, asks again for mails that never went, and forgets lists of journeys that have left. */
export function waitingSchedules({ db }: Pick<WaitingWork, 'db'>): Schedule[] {
  return [
    { name: 'end-waiting-offers', everySeconds: 60, work: (now) => endWaitingOffers(db, now) },
    { name: 'mail-waiting-offers', everySeconds: 3600, work: () => mailUnmailedOffers(db) },
    { name: 'forget-waiting-lists', everySeconds: 3600, work: (now) => forgetWaitingPlaces(db, dayInIstanbul(now)) },
  ]
}
