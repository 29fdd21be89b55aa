import { handles, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { AccountWork } from './account-work.server.ts'
import {
  accountOpened,
  emailChanged,
  emailToConfirm,
  passwordChanged,
  passwordResetAsked,
  securityChanged,
  userInvited,
} from './queues.server.ts'

/** Mails about accounts. */
export function accountHandlers(work: AccountWork): JobHandler[] {
  return [
    handles(accountOpened, async (job, now) => (await mails()).sendWelcome(work, job, now)),
    handles(userInvited, async (job, now) => (await mails()).sendInvitation(work, job, now)),
    handles(passwordResetAsked, async (job, now) => (await mails()).sendPasswordReset(work, job, now)),
    handles(passwordChanged, async (job) => (await mails()).sendPasswordChanged(work, job)),
    handles(emailToConfirm, async (job, now) => (await mails()).sendConfirmation(work, job, now)),
    handles(securityChanged, async (job) => (await mails()).sendSecurityChanged(work, job)),
    handles(emailChanged, async (job) => (await mails()).sendEmailChanged(work, job)),
  ]
}

/** Templates exist in the server bundle only; programs that Node runs from the sources never come here. */
const mails = () => import('./send-account-mails.server.ts')
