import { paymentCaptured, refundSettled } from '#modules/payments/index.server.ts'
import { handles, type JobHandler } from '#platform/jobs/jobs.server.ts'
import { completePaymentLink } from '../complete-payment-link.server.ts'
import { noteLinkRefund } from '../note-link-refund.server.ts'
import type { LinkWork } from './link-work.server.ts'
import { linkRefundPromised, linkRefundSent, linkTransferTakenBack, sendLinkMail } from './queues.server.ts'
import { mailLink, mailPaidLink, mailTransferTakenBack } from './send-link-mails.server.ts'
import { mailLinkRefundPromised, mailLinkRefundSent } from './send-link-refund-mails.server.ts'

/** Completes links whose money has arrived, notes what went back, and writes the mails about links. */
export function paymentLinkHandlers(work: LinkWork): JobHandler[] {
  return [
    handles(paymentCaptured, async ({ subjectKind, subjectRef, ...capture }, now) => {
      if (subjectKind !== 'link') return
      await completePaymentLink(work.db, { linkId: subjectRef, ...capture }, now)
      await mailPaidLink(work, { linkId: subjectRef, ...capture }, now)
    }),
    handles(sendLinkMail, (sending) => mailLink(work, sending)),
    handles(refundSettled, async ({ subjectKind, subjectRef, ...refund }, now) => {
      if (subjectKind === 'link') await noteLinkRefund(work.db, { linkId: subjectRef, ...refund }, now)
    }),
    handles(linkTransferTakenBack, (taking) => mailTransferTakenBack(work, taking)),
    handles(linkRefundPromised, (refund) => mailLinkRefundPromised(work, refund)),
    handles(linkRefundSent, (refund, now) => mailLinkRefundSent(work, refund, now)),
  ]
}
