import { paymentCaptured } from '#modules/payments/index.server.ts'
import { handles, type JobHandler } from '#platform/jobs/jobs.server.ts'
import { completePaymentLink } from '../complete-payment-link.server.ts'
import type { LinkWork } from './link-work.server.ts'
import { sendLinkMail } from './queues.server.ts'
import { mailLink, mailPaidLink } from './send-link-mails.server.ts'

/** Completes links whose money has arrived, and writes the mails about links. */
export function paymentLinkHandlers(work: LinkWork): JobHandler[] {
  return [
    handles(paymentCaptured, async ({ subjectKind, subjectRef, ...capture }, now) => {
      if (subjectKind !== 'link') return
      await completePaymentLink(work.db, { linkId: subjectRef, ...capture }, now)
      await mailPaidLink(work, { linkId: subjectRef, ...capture }, now)
    }),
    handles(sendLinkMail, (sending) => mailLink(work, sending)),
  ]
}
