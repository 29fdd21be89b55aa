import { z } from 'zod'
import { defineQueue } from '#platform/jobs/queue.server.ts'

/** An order was placed: its documents are written and mailed. */
export const orderPlaced = defineQueue({ name: 'order-placed', schema: z.object({ orderId: z.uuid() }) })

/** A part of an order was paid, and more is still open: the customer is told what and when. */
export const partPaid = defineQueue({
  name: 'order-part-paid',
  schema: z.object({ orderId: z.uuid(), attemptRef: z.string(), amountMinor: z.number().int() }),
})

/** A reminder of a part was noted: its mail is written. */
export const partToRemind = defineQueue({
  name: 'order-part-to-remind',
  schema: z.object({ partId: z.uuid(), daysBefore: z.number().int() }),
})

/** Somebody is asked by mail to pay a share. */
export const shareToSend = defineQueue({ name: 'order-share-to-send', schema: z.object({ partId: z.uuid() }) })

/** A customer trusts somebody with an order: they are mailed its address. */
export const guardianNamed = defineQueue({
  name: 'order-guardian-named',
  schema: z.object({ guardianId: z.uuid() }),
})

/** Somebody who looks after an order stands at its door: a code is made and mailed. */
export const guardianCodeAsked = defineQueue({
  name: 'order-guardian-code-asked',
  schema: z.object({ guardianId: z.uuid() }),
})

/** An order was paid and its seats are sold: the voucher is written and mailed. */
export const orderConfirmed = defineQueue({
  name: 'order-confirmed',
  schema: z.object({ orderId: z.uuid(), attemptRef: z.string() }),
})

/** An order or some of its travellers were cancelled: the customer gets the calculation by mail. */
export const orderCancelled = defineQueue({ name: 'order-cancelled', schema: z.object({ cancellationId: z.uuid() }) })

/** Money has arrived for an order, whatever came of it: its receipt is issued. */
export const receiptToIssue = defineQueue({
  name: 'order-receipt-to-issue',
  schema: z.object({ orderId: z.uuid(), attemptRef: z.string() }),
})

/** Money goes back that nobody owed, or that came when no seats were left: the customer is told. */
export const refundPromised = defineQueue({
  name: 'refund-promised',
  schema: z.object({ orderId: z.uuid(), refundRef: z.string(), cause: z.enum(['excess', 'seats-missing']) }),
})

/** Cash or a transfer that counted for an order was taken back in the books: the customer is told. */
export const cashReversed = defineQueue({
  name: 'order-cash-reversed',
  schema: z.object({
    orderId: z.uuid(),
    attemptRef: z.string(),
    amountMinor: z.number().int(),
    way: z.enum(['cash', 'transfer']).default('cash'),
  }),
})

/** Money has gone back: the customer is told. */
export const refundSent = defineQueue({
  name: 'refund-sent',
  schema: z.object({ orderId: z.uuid(), refundRef: z.string() }),
})

/**
 * Staff changed an order in something its customer has to know: they are told, with a new voucher when it is sold. Where staff
 * tell the customer themselves, the papers are written and nobody is mailed.
 */
export const orderChanged = defineQueue({
  name: 'order-changed',
  schema: z.object({
    orderId: z.uuid(),
    version: z.number().int(),
    kind: z.enum(['moved', 'people', 'price', 'party', 'split', 'joined', 'ended']),
    isMailed: z.boolean().optional(),
  }),
})
