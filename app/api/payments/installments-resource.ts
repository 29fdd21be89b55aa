import { problemOf } from '#app/refusals/refusals.ts'
import { z } from 'zod'
import { factsContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { paymentGatewayOf } from '#app/work/payment-gateway.server.ts'
import { findCardPlans } from '#modules/payments/index.server.ts'
import type { Route } from './+types/installments-resource.ts'
import { answerCall, refuseCall, refuseCommonly } from './payment-call.server.ts'
import { planOnWire } from './plan-on-wire.server.ts'
import { WireCardPlans } from './wire-payment.ts'

const CardQuery = z.object({
  bin: z
    .string()
    .regex(/^\d{6,8}$/)
    .meta({ description: 'The first six to eight digits of the card number; never more.' }),
})

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'The installments that a card can be paid with',
      query: CardQuery,
      answers: { 200: WireCardPlans },
      problems: ['payment_not_found', 'payment_gone', 'already_paid', 'card_number'],
    },
  },
}

/** Enough for somebody who types, too little for somebody who lists banks. */
const TRIES = { max: 20, perSeconds: 60 }

/** What the bank behind a card allows of our installments. More digits than name the bank are refused unread. */
export async function loader(call: Route.LoaderArgs) {
  const { context, params, url } = call
  const services = context.get(servicesContext)
  const now = new Date()
  const turn = services.limiter.allow(`bin:${context.get(factsContext).clientAddress}`, TRIES, now)
  if (!turn.ok) return refuseCommonly(call, 'rate_limited', { 'Retry-After': String(turn.retryAfterSeconds) })
  const query = CardQuery.safeParse(Object.fromEntries(url.searchParams))
  if (!query.success) return refuseCall(call, 'card_number')

  const found = await findCardPlans(paymentGatewayOf(services), { token: params.paymentId, bin: query.data.bin }, now)
  if (!found.ok) {
    const code = problemOf(found.error.code)
    return code === 'unavailable'
      ? refuseCommonly(call, 'unavailable', { 'Retry-After': '3600' })
      : refuseCall(call, code)
  }
  const { plans, card } = found.value
  return answerCall(call, { card, installments: plans.map(planOnWire) })
}
