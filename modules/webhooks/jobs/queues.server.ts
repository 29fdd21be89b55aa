import { z } from 'zod'
import { defineQueue } from '#platform/jobs/queue.server.ts'

/** One try to tell one address of one event; further tries are jobs of their own. */
export const webhookDue = defineQueue({
  name: 'webhook-due',
  schema: z.object({ deliveryId: z.uuid() }),
  retryLimit: 3,
})
