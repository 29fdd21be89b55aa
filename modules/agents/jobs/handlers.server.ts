import { dayInIstanbul } from '#kernel/plain-date.ts'
import { releaseDueAllotments } from '#modules/catalog/index.server.ts'
import { handles, type JobHandler, type Schedule } from '#platform/jobs/jobs.server.ts'
import { forgetOffers } from '../forget-offers.server.ts'
import { forgetGroups } from '../groups/forget-groups.server.ts'
import { settleReservations } from '../settle-reservations.server.ts'
import { endOffers, remindOfOffers } from '../watch-offers.server.ts'
import type { AgentWork } from './agent-work.server.ts'
import { offerBecameOrder, offerToMail } from './queues.server.ts'

export type { AgentWork } from './agent-work.server.ts'

/** Writes the mails about offers, and tells what became of those of our own. */
export function agentHandlers(work: AgentWork): JobHandler[] {
  return [
    handles(offerToMail, async (mail, now) => (await mails()).sendOfferMail(work, mail, now)),
    handles(offerBecameOrder, (done, now) => work.finishRequest(done, now)),
  ]
}

/** Templates exist in the server bundle only; programs that Node runs from the sources never come here. */
const mails = () => import('./send-offer-mail.server.ts')

/** Ends offers, reminds of them and forgets their customers, gives allotments back, books what agencies have earned. */
export function agentSchedules({ db }: Pick<AgentWork, 'db'>): Schedule[] {
  return [
    {
      name: 'release-allotments',
      everySeconds: 300,
      work: async (now) => void (await releaseDueAllotments(db, dayInIstanbul(now), now)),
    },
    {
      name: 'watch-offers',
      everySeconds: 900,
      work: async (now) => {
        await endOffers(db, now)
        await remindOfOffers(db, now)
      },
    },
    {
      name: 'forget-offers',
      everySeconds: 3600,
      work: async (now) => {
        await forgetGroups(db, now)
        await forgetOffers(db, now)
      },
    },
    { name: 'settle-reservations', everySeconds: 20, work: async (now) => void (await settleReservations(db, now)) },
  ]
}
