import { z } from 'zod'
import { idempotencyKeyOf, versionOf } from '#app/calls/call-headers.server.ts'
import { WireMoney, moneyOnWire } from '#app/calls/wire.ts'
import { localeContext } from '#app/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page-handle.ts'
import { readBody } from '#app/payment-calls/payment-call.server.ts'
import type { ProblemCode } from '#app/site/errors/problem-codes.ts'
import { decideLine, type DecisionFailure } from '#modules/bank-statements/index.server.ts'
import { lineStates } from '#modules/bank-statements/index.ts'
import { answerOnce } from '#platform/idempotency/answer-once.server.ts'
import type { Route } from './+types/bank-line-decision-resource.ts'
import { refuseBankCall } from './bank-call.server.ts'
import { answerStaff } from './staff-call.server.ts'

const DecisionBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('payment'), reference: z.string().max(40) }),
  z.strictObject({ kind: z.enum(['explained', 'suspense']), note: z.string().max(500) }),
])

const WireDecided = z.object({ state: z.enum(lineStates), rest: WireMoney.nullable() })

const refusalOf: Record<DecisionFailure['code'], ProblemCode> = {
  'line-not-found': 'not_found',
  'payment-not-found': 'payment_not_found',
  'changed-meanwhile': 'edit_conflict',
  'decided-already': 'status_transition',
  'same-person': 'status_transition',
  'not-awaiting': 'already_paid',
  'recorded-already': 'already_paid',
  currency: 'validation',
  'note-required': 'validation',
}

export const handle: ResourceHandle = {
  methods: ['POST'],
  describes: {
    POST: {
      summary: 'Decides what the money of a line is',
      body: DecisionBody,
      answers: { 200: WireDecided },
      problems: [
        'idempotency_key_required',
        'idempotency_key_reused',
        'idempotency_in_progress',
        'precondition_required',
        'malformed',
        ...new Set(Object.values(refusalOf)),
      ],
    },
  },
}

/** Decides about a line, once for a key and only in the version that the caller has seen. */
export function action(call: Route.ActionArgs) {
  return answerStaff(call, 'payments', async (db, admin) => {
    const key = idempotencyKeyOf(call.request)
    if (!key) return refuseBankCall(call, 'idempotency_key_required')
    const version = versionOf(call.request)
    if (version === undefined) return refuseBankCall(call, 'precondition_required')
    const body = await readBody(call, DecisionBody)
    if (!body.ok) return body.error

    const now = new Date()
    const decision = body.value
    const { lineId } = call.params
    const once = { scope: `user:${admin.id}`, key, request: ['decide-line', lineId, version, decision] }
    const answered = await answerOnce(db, once, now, async (tx) => {
      const decided = await decideLine(tx, { by: admin }, { lineId, version, decision }, now)
      if (!decided.ok) return { status: 409, body: { refused: refusalOf[decided.error.code] } }
      const { state, rest } = decided.value
      return { status: 200, body: { state, rest: rest && moneyOnWire(rest) } }
    })
    if (!answered.ok)
      return refuseBankCall(
        call,
        answered.error.code === 'key-reused' ? 'idempotency_key_reused' : 'idempotency_in_progress',
      )
    const refused = Refused.safeParse(answered.value.body)
    if (refused.success) return refuseBankCall(call, refused.data.refused)
    return Response.json(answered.value.body, {
      headers: {
        'Content-Language': call.context.get(localeContext),
        ...(answered.value.isReplay ? { 'Idempotency-Replayed': 'true' } : {}),
      },
    })
  })
}

/** A refusal as it is kept for the same call; only this file writes it. */
const Refused = z.object({ refused: z.custom<ProblemCode>((code) => typeof code === 'string') })
