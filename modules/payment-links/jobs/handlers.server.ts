import { paymentCaptured, refundSettled } from '#modules/payments/index.server.ts'
import { handles, type JobHandler } from '#platform/jobs/jobs.server.ts'
import { completePaymentLink } from '../complete-payment-link.server.ts'
import { noteLinkRefund } from '../note-link-refund.server.ts'
import type { LinkWork } from './link-work.server.ts'
import { linkRefundPromised, linkRefundSent, linkTransferTakenBack, sendLinkMail } from './queues.server.ts'

/** Completes links whose money has arrived, notes what went back, and writes the mails about links. */
export function paymentLinkHandlers(work: LinkWork): JobHandler[] {
  return [
    handles(paymentCaptured, async ({ subjectKind, subjectRef, ...capture }, now) => {
      if (subjectKind !== 'link') return
      await completePaymentLink(work.db, { linkId: subjectRef, ...capture }, now)
      await (await mails()).mailPaidLink(work, { linkId: subjectRef, ...capture }, now)
    }),
    handles(sendLinkMail, async (sending) => (await mails()).mailLink(work, sending)),
    noteRefunds(work),
    handles(linkTransferTakenBack, async (taking) => (await mails()).mailTransferTakenBack(work, taking)),
    handles(linkRefundPromised, async (refund) => (await refundMails()).mailLinkRefundPromised(work, refund)),
    handles(linkRefundSent, async (refund, now) => (await refundMails()).mailLinkRefundSent(work, refund, now)),
  ]
}

/** What the news of money means for links, without the mails about it. */
export function linkMoneyHandlers(work: Pick<LinkWork, 'db'>): JobHandler[] {
  return [
    handles(paymentCaptured, async ({ subjectKind, subjectRef, ...capture }, now) => {
      if (subjectKind === 'link') await completePaymentLink(work.db, { linkId: subjectRef, ...capture }, now)
    }),
    noteRefunds(work),
  ]
}

function noteRefunds({ db }: Pick<LinkWork, 'db'>): JobHandler {
  return handles(refundSettled, async ({ subjectKind, subjectRef, ...refund }, now) => {
    if (subjectKind === 'link') await noteLinkRefund(db, { linkId: subjectRef, ...refund }, now)
  })
}

/** Templates exist in the server bundle only; programs that Node runs from the sources never come here. */
const mails = () => import('./send-link-mails.server.ts')
const refundMails = () => import('./send-link-refund-mails.server.ts')
