import { z } from 'zod'
import { WireInstant } from '#app/wire/wire.ts'
import { translator } from '#app/messages/translator.ts'
import { factsContext, servicesContext, sessionContext } from '#app/http/middleware/contexts.ts'
import { rememberSession } from '#app/http/middleware/session.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { answerCall, readBody, refuseCommonly } from '#app/api/payments/payment-call.server.ts'
import { callFacts } from '#app/api/calls/call-facts.server.ts'
import { proveMember } from '#modules/accounts/index.server.ts'
import { findOrderByAccess, findOrderOfMember, requestCancellation } from '#modules/booking/index.server.ts'
import { refuse } from '#app/refusals/refuse.server.ts'
import type { Route } from './+types/cancel-requests-resource.ts'
import { refuseOrderCall } from './refuse-order-call.server.ts'

const CancelBody = z.strictObject({ reason: z.string().max(1000).default('') })

/** The secret of the order; whoever owns it and is signed in needs none. */
const OrderQuery = z.object({ t: z.string().optional() })

const WireCancelRequest = z
  .object({ id: z.string(), status: z.literal('received'), requestedAt: WireInstant })
  .meta({ id: 'CancelRequest', description: 'A request to cancel; the days are counted from its time.' })

const TRIES = { max: 10, perSeconds: 600 }

export const handle: ResourceHandle = {
  methods: ['POST'],
  describes: {
    POST: {
      summary: 'Asks to cancel an order',
      query: OrderQuery,
      body: CancelBody,
      answers: { 202: WireCancelRequest },
      problems: ['malformed', 'not_found', 'validation', 'unknown_field', 'rate_limited', 'status_transition'],
    },
  },
}

export const middleware: Route.MiddlewareFunction[] = [rememberSession]

/** Takes a customer's request to cancel; asked again while nobody has answered, the first one stands. */
export async function action(call: Route.ActionArgs) {
  const { context, params, url } = call
  const { db, limiter } = context.get(servicesContext)
  const member = proveMember(context.get(sessionContext) ?? undefined)
  const { t: secret } = OrderQuery.parse(Object.fromEntries(url.searchParams))
  const order = secret
    ? await findOrderByAccess(db, params.orderId, secret)
    : member && (await findOrderOfMember(db, member, params.orderId))
  if (!order) return refuseCommonly(call, 'not_found')
  const now = new Date()
  if (!limiter.allow(`cancel:${context.get(factsContext).clientAddress}`, TRIES, now).ok)
    return refuseCommonly(call, 'rate_limited')
  const body = await readBody(call, CancelBody)
  if (!body.ok) return body.error

  const asked = await requestCancellation(db, { orderId: order.id, reason: body.value.reason }, now)
  if (!asked.ok) {
    if (asked.error.code === 'reason') return refuseOrderCall(call, 'validation')
    const facts = callFacts(context, url)
    const detail = translator(facts.locale, 'cancellation')('problem-nothing-to-cancel')
    return refuse('status_transition', facts, { detail })
  }
  const { requestId, requestedAt } = asked.value
  const answer = { id: requestId, status: 'received', requestedAt: requestedAt.toISOString() }
  return answerCall(call, answer, { status: 202 })
}
