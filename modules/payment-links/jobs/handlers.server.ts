import { paymentCaptured } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { handles, type JobHandler } from '#platform/jobs/jobs.server.ts'
import { completePaymentLink } from '../complete-payment-link.server.ts'

/** Completes links whose money has arrived. */
export function paymentLinkHandlers(db: Db): JobHandler[] {
  return [
    handles(paymentCaptured, async ({ subjectKind, subjectRef, ...capture }, now) => {
      if (subjectKind === 'link') await completePaymentLink(db, { linkId: subjectRef, ...capture }, now)
    }),
  ]
}
