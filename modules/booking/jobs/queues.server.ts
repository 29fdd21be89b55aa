import { z } from 'zod'
import { defineQueue } from '#platform/jobs/queue.server.ts'

/** An order was placed: its documents are written and mailed. */
export const orderPlaced = defineQueue({ name: 'order-placed', schema: z.object({ orderId: z.uuid() }) })

/** An order was paid and its seats are sold: the voucher is written and mailed. */
export const orderConfirmed = defineQueue({
  name: 'order-confirmed',
  schema: z.object({ orderId: z.uuid(), attemptRef: z.string() }),
})
