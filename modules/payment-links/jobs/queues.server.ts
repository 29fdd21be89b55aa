import { z } from 'zod'
import { defineQueue } from '#platform/jobs/queue.server.ts'

/** A link is to be mailed to its customer; the event is the sending, and one mail belongs to it. */
export const sendLinkMail = defineQueue({
  name: 'send-payment-link',
  schema: z.object({ linkId: z.string(), eventId: z.number().int() }),
})
