import { z } from 'zod'
import { currencies } from '#kernel/money.ts'
import { defineQueue } from '#platform/jobs/queue.server.ts'
import { paymentMethods } from '../domain/attempt-state.ts'
import { refundCauses, refundMethods } from '../domain/refund-state.ts'

/**
 * Money has arrived. Written in the transaction that recorded it, once an attempt. Whoever sold the subject confirms it,
 * unless `isMismatch` or `isExcess` says that a person has to decide first; with `isLate` the seats may be gone.
 */
export const paymentCaptured = defineQueue({
  name: 'payment-captured',
  schema: z.object({
    paymentToken: z.string(),
    subjectKind: z.enum(['order', 'link']),
    subjectRef: z.string(),
    attemptRef: z.string(),
    method: z.enum(paymentMethods),
    amountMinor: z.number().int(),
    currency: z.enum(currencies),
    isMismatch: z.boolean(),
    isLate: z.boolean(),
    isExcess: z.boolean(),
  }),
})

/**
 * The customer chose the bank transfer: whatever is held for the subject should be held until then. `isUnproven`: longer
 * once it is known that the customer can be reached.
 */
export const paymentAwaitingTransfer = defineQueue({
  name: 'payment-awaiting-transfer',
  schema: z.object({
    paymentToken: z.string(),
    subjectKind: z.enum(['order', 'link']),
    subjectRef: z.string(),
    transferReference: z.string(),
    until: z.iso.datetime(),
    isUnproven: z.boolean().default(false),
  }),
})

/** A refund is written and waits to be sent to its provider. */
export const sendRefundJob = defineQueue({ name: 'send-refund', schema: z.object({ refundRef: z.string() }) })

/**
 * A refund has ended: the money has gone back, or the provider refused. Written in the transaction that recorded it, once
 * a refund. Whoever sold the subject tells the customer.
 */
export const refundSettled = defineQueue({
  name: 'refund-settled',
  schema: z.object({
    refundRef: z.string(),
    attemptRef: z.string(),
    paymentToken: z.string(),
    subjectKind: z.enum(['order', 'link']),
    subjectRef: z.string(),
    outcome: z.enum(['succeeded', 'failed']),
    cause: z.enum(refundCauses),
    method: z.enum(refundMethods),
    amountMinor: z.number().int(),
    currency: z.enum(currencies),
  }),
})

/**
 * A dispute was lost: what it took is not paid any more. Written in the transaction that booked it, once an attempt.
 * `owedMinor` is what the customer owes again, without the surcharge of the card.
 */
export const disputeLost = defineQueue({
  name: 'dispute-lost',
  schema: z.object({
    attemptRef: z.string(),
    subjectKind: z.enum(['order', 'link']),
    subjectRef: z.string(),
    owedMinor: z.number().int(),
  }),
})

/** The test bank's outgoing post. */
export const sandboxCallback = defineQueue({
  name: 'sandbox-callback',
  schema: z.object({ token: z.string(), serial: z.number().int(), isForged: z.boolean() }),
  retryLimit: 3,
})
