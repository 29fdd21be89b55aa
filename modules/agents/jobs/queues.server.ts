import { z } from 'zod'
import { defineQueue } from '#platform/jobs/queue.server.ts'

/** An offer of our own was accepted: the request that it answers is done. Delivered again, nothing more happens. */
export const offerBecameOrder = defineQueue({
  name: 'agent-offer-became-order',
  schema: z.object({
    kind: z.enum(['call', 'message', 'information', 'reservation']),
    id: z.string(),
    orderId: z.uuid(),
  }),
})

/** A mail about an offer; one belongs to each event of it. */
export const offerToMail = defineQueue({
  name: 'agent-offer-to-mail',
  schema: z.object({
    offerId: z.uuid(),
    eventId: z.number().int(),
    /** To the customer: the offer, a reminder, an answer, what to agree to; to the agency: a question and what became of it. */
    kind: z.enum(['offer', 'reminder', 'answer', 'question', 'accepted', 'rejected', 'reserved', 'agreed']),
  }),
})
