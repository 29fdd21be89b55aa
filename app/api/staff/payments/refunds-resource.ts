import { problemOf, type ProblemCode } from '#app/refusals/refusals.ts'
import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { z } from 'zod'
import { idempotencyKeyOf } from '#app/api/calls/call-headers.server.ts'
import { WireInstant, WireMoney, moneyOnWire } from '#app/wire/wire.ts'
import { localeContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { readBody } from '#app/api/payments/payment-call.server.ts'
import { currencies, parseDecimalText } from '#kernel/money.ts'
import { requestRefund } from '#modules/payments/index.server.ts'
import { refundMethods, refundStates, type RefundRecord } from '#modules/payments/index.ts'
import { answerOnce } from '#platform/idempotency/answer-once.server.ts'
import type { Route } from './+types/refunds-resource.ts'
import { answerStaff } from '../staff-call.server.ts'

const RefundBody = z.strictObject({
  amount: z.strictObject({ amount: z.string().max(20), currency: z.enum(currencies) }),
  reason: z.string().trim().min(1).max(500),
})

const WireRefund = z
  .object({
    id: z.string(),
    paymentId: z.string(),
    amount: WireMoney,
    state: z.enum(refundStates),
    method: z.enum(refundMethods),
    reason: z.string(),
    createdAt: WireInstant,
    succeededAt: WireInstant.nullable(),
  })
  .meta({ id: 'Refund', description: 'Money that goes back; a transfer waits until staff have made it.' })

export const handle: ResourceHandle = {
  methods: ['POST'],
  describes: {
    POST: {
      summary: 'Gives a part of a payment back',
      body: RefundBody,
      answers: { 201: WireRefund },
      problems: [
        'idempotency_key_required',
        'idempotency_key_reused',
        'idempotency_in_progress',
        'malformed',
        'payment_not_found',
        'not_refundable',
        'refund_too_high',
        'validation',
      ],
    },
  },
}

/** Promises money of an attempt back, once for a key; by card it is sent at once, by transfer staff send it. */
export function action(call: Route.ActionArgs) {
  return answerStaff(
    call,
    'payments',
    async (db, admin) => {
      const key = idempotencyKeyOf(call.request)
      if (!key) return refuseWith(call, 'idempotency_key_required')
      const body = await readBody(call, RefundBody)
      if (!body.ok) return body.error
      const amount = parseDecimalText(body.value.amount.amount, body.value.amount.currency)
      if (!amount || amount.minor <= 0) return refuseWith(call, 'validation')

      const { attemptRef } = call.params
      const now = new Date()
      const once = { scope: `user:${admin.id}`, key, request: ['refund', attemptRef, body.value] }
      const answered = await answerOnce(db, once, now, async (tx) => {
        const wish = { attemptRef, amount, reason: body.value.reason, cause: 'manual', by: admin.id } as const
        const requested = await requestRefund(tx, { ...wish, key: `call:${admin.id}:${key}` }, now)
        if (!requested.ok) return { status: 409, body: { refused: problemOf(requested.error.code) } }
        return { status: 201, body: refundOnWire(requested.value) }
      })
      if (!answered.ok) return refuseWith(call, problemOf(answered.error.code))
      const refused = Refused.safeParse(answered.value.body)
      if (refused.success) return refuseWith(call, refused.data.refused)
      return Response.json(answered.value.body, {
        status: 201,
        headers: {
          'Content-Language': call.context.get(localeContext),
          ...(answered.value.isReplay ? { 'Idempotency-Replayed': 'true' } : {}),
        },
      })
    },
    'refunds',
  )
}

/** A refusal as it is kept for the same call; only this file writes it. */
const Refused = z.object({ refused: z.custom<ProblemCode>((code) => typeof code === 'string') })

function refundOnWire(refund: RefundRecord): z.infer<typeof WireRefund> {
  const { ref, attemptRef, amount, state, method, reason, createdAt, succeededAt } = refund
  return {
    id: ref,
    paymentId: attemptRef,
    amount: moneyOnWire(amount),
    state,
    method,
    reason,
    createdAt: createdAt.toISOString(),
    succeededAt: succeededAt?.toISOString() ?? null,
  }
}
