import { problemOf, type ProblemCode } from '#app/refusals/refusals.ts'
import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { z } from 'zod'
import { idempotencyKeyOf, versionOf } from '#app/api/calls/call-headers.server.ts'
import { WireMoney, moneyOnWire } from '#app/wire/wire.ts'
import { localeContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { readBody } from '#app/api/payments/payment-call.server.ts'
import { parseDecimalText } from '#kernel/money.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { decideLine, type Decision } from '#modules/bank-statements/index.server.ts'
import { lineStates, type LineShare, type ShareSubject } from '#modules/bank-statements/index.ts'
import { findOrderNames } from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { answerOnce } from '#platform/idempotency/answer-once.server.ts'
import type { Route } from './+types/bank-line-decision-resource.ts'
import { answerStaff } from '../staff-call.server.ts'

const DecisionBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('payment'), reference: z.string().max(40) }),
  z.strictObject({
    kind: z.literal('orders'),
    shares: z
      .array(
        z.union([
          z.strictObject({ order: z.string().max(50), amount: WireMoney }),
          z.strictObject({ link: z.string().max(80), amount: WireMoney }),
        ]),
      )
      .min(1)
      .max(50),
  }),
  z.strictObject({ kind: z.enum(['explained', 'suspense']), note: z.string().max(500) }),
])

const WireDecided = z.object({ state: z.enum(lineStates), rest: WireMoney.nullable() })

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
        'not_found',
        'payment_not_found',
        'edit_conflict',
        'status_transition',
        'already_paid',
        'validation',
      ],
    },
  },
}

/** Decides about a line, once for a key and only in the version that the caller has seen. */
export function action(call: Route.ActionArgs) {
  return answerStaff(call, 'payments', async (db, admin) => {
    const key = idempotencyKeyOf(call.request)
    if (!key) return refuseWith(call, 'idempotency_key_required')
    const version = versionOf(call.request)
    if (version === undefined) return refuseWith(call, 'precondition_required')
    const body = await readBody(call, DecisionBody)
    if (!body.ok) return body.error

    const now = new Date()
    const decision = await decisionOf(db, admin, body.value)
    if (!decision) return refuseWith(call, 'not_found')
    const { lineId } = call.params
    const once = { scope: `user:${admin.id}`, key, request: ['decide-line', lineId, version, body.value] }
    const answered = await answerOnce(db, once, now, async (tx) => {
      const decided = await decideLine(tx, { by: admin }, { lineId, version, decision }, now)
      if (!decided.ok) return { status: 409, body: { refused: problemOf(decided.error.code) } }
      const { state, rest } = decided.value
      return { status: 200, body: { state, rest: rest && moneyOnWire(rest) } }
    })
    if (!answered.ok) return refuseWith(call, problemOf(answered.error.code))
    const refused = Refused.safeParse(answered.value.body)
    if (refused.success) return refuseWith(call, refused.data.refused)
    return Response.json(answered.value.body, {
      headers: {
        'Content-Language': call.context.get(localeContext),
        ...(answered.value.isReplay ? { 'Idempotency-Replayed': 'true' } : {}),
      },
    })
  })
}

/** What the caller decides, the orders and links by their keys; `undefined` when one of them is not there. */
async function decisionOf(
  db: Db,
  admin: Admin<'payments'>,
  body: z.infer<typeof DecisionBody>,
): Promise<Decision | undefined> {
  if (body.kind !== 'orders') return body
  const shares: LineShare[] = []
  for (const { amount, ...named } of body.shares) {
    const subject = await subjectOf(db, admin, named)
    const money = parseDecimalText(amount.amount, amount.currency)
    if (!subject || !money) return undefined
    shares.push({ subject, amount: money })
  }
  return { kind: 'orders', shares, by: admin }
}

async function subjectOf(
  db: Db,
  admin: Admin<'payments'>,
  named: { order: string } | { link: string },
): Promise<ShareSubject | undefined> {
  if ('link' in named) return { kind: 'link', ref: named.link }
  const names = await findOrderNames(db, admin, named.order)
  return names && { kind: 'order', ref: names.orderId }
}

/** A refusal as it is kept for the same call; only this file writes it. */
const Refused = z.object({ refused: z.custom<ProblemCode>((code) => typeof code === 'string') })
