import { handles, type JobHandler, type Schedule } from '#platform/jobs/jobs.server.ts'
import { forgetRequests } from '../forget-requests.server.ts'
import { sealPlainPapers } from '../data/requested-papers.server.ts'
import { informationRequested, reservationRequested } from './request-queues.server.ts'
import type { RequestWork } from './request-work.server.ts'

/** Mails of requests: to the agency, and to the visitor where there is an address. */
export function requestHandlers(work: RequestWork): JobHandler[] {
  return [
    handles(informationRequested, async ({ requestId }) => (await mails()).sendInformationMails(work, requestId)),
    handles(reservationRequested, async ({ requestId }) => (await mails()).sendReservationMails(work, requestId)),
  ]
}

/** Templates exist in the server bundle only; programs that Node runs from the sources never come here. */
const mails = () => import('./send-request-mails.server.ts')

export function requestSchedules({ db }: Pick<RequestWork, 'db'>): Schedule[] {
  return [
    { name: 'forget-requests', everySeconds: 3600, work: (now) => forgetRequests(db, now) },
    { name: 'seal-plain-papers', everySeconds: 600, work: () => sealPlainPapers(db) },
  ]
}
