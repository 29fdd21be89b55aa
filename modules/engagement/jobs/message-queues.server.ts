import { z } from 'zod'
import { defineQueue } from '#platform/jobs/queue.server.ts'
import { requestKinds } from '../domain/staff-request.ts'

/** Somebody wrote: the agency gets the message, the visitor is told that it arrived. */
export const contactMessageSent = defineQueue({
  name: 'contact-message-sent',
  schema: z.object({ messageId: z.uuid() }),
})

/** Somebody wants to be called: the agency and, where there is an address, the visitor are told by mail. */
export const callAskedFor = defineQueue({
  name: 'call-asked-for',
  schema: z.object({ requestId: z.uuid() }),
})

/** Somebody gave an address for the newsletter: its owner is asked to confirm it. */
export const subscriptionAskedFor = defineQueue({
  name: 'subscription-asked-for',
  schema: z.object({ subscriptionId: z.uuid() }),
})

/** Staff wrote an answer: it goes to whoever asked. */
export const requestAnswered = defineQueue({
  name: 'request-answered',
  schema: z.object({
    kind: z.enum(requestKinds),
    requestId: z.uuid(),
    version: z.number().int(),
    /** The answer; what was written before answers were kept one by one has none. */
    eventId: z.number().int().optional(),
  }),
})
