import { z } from 'zod'
import { defineQueue } from '#platform/jobs/queue.server.ts'

/**
 * A link is to be sent to its customer: by mail, or by the way to the telephone that they agreed to. The event is the sending,
 * and one mail or message belongs to it.
 */
export const sendLinkMail = defineQueue({
  name: 'send-payment-link',
  schema: z.object({
    linkId: z.string(),
    eventId: z.number().int(),
    by: z.enum(['mail', 'telephone']).default('mail'),
  }),
})

/** Money of a link goes back that nobody owed: the customer is told. */
export const linkRefundPromised = defineQueue({
  name: 'payment-link-refund-promised',
  schema: z.object({ linkId: z.string(), refundRef: z.string() }),
})

/** A transfer that a link was paid with was taken off it again: the customer is told. */
export const linkTransferTakenBack = defineQueue({
  name: 'payment-link-transfer-taken-back',
  schema: z.object({ linkId: z.string(), attemptRef: z.string() }),
})

/** Money of a link has gone back: the customer gets the refund note. */
export const linkRefundSent = defineQueue({
  name: 'payment-link-refund-sent',
  schema: z.object({ linkId: z.string(), refundRef: z.string() }),
})
