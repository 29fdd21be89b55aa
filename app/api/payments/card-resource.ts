import { z } from 'zod'
import { idempotencyKeyOf } from '#app/api/calls/call-headers.server.ts'
import { factsContext, localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { payerAgreementOf } from '#app/acts/orders/payer-agreement.server.ts'
import { paymentGatewayOf } from '#app/work/payment-gateway.server.ts'
import type { NextStep } from '#modules/payments/index.ts'
import { startCardPayment } from '#modules/payments/index.server.ts'
import type { Route } from './+types/card-resource.ts'
import { fieldProblems } from './field-problems.server.ts'
import {
  answerCall,
  ConsentsBody,
  paymentCodes,
  PayerBody,
  readBody,
  refuseCall,
  paymentRefusalOf,
  refuseChanged,
  refuseCommonly,
  SeenBody,
} from './payment-call.server.ts'
import { WireCardPaid, WireToBank } from './wire-payment.ts'

const CardBody = z.strictObject({
  contact: PayerBody,
  card: z.strictObject({
    number: z.string().max(60).default(''),
    expiry: z.string().max(20).default(''),
    cvc: z.string().max(20).default(''),
    name: z.string().max(200).default(''),
  }),
  installments: z.number().int().default(1),
  amount: SeenBody,
  consents: ConsentsBody,
})

export const handle: ResourceHandle = {
  methods: ['POST'],
  describes: {
    POST: {
      summary: 'Pays by card',
      body: CardBody,
      answers: { 200: WireCardPaid, 202: WireToBank },
      problems: [...paymentCodes],
    },
  },
}

const CARD_TRIES = { max: 5, perSeconds: 60 }

/** Pays by card. Card data is passed on and forgotten. */
export async function action(call: Route.ActionArgs) {
  const { request, context, params } = call
  const services = context.get(servicesContext)
  const locale = context.get(localeContext)
  const idempotencyKey = idempotencyKeyOf(request)
  if (!idempotencyKey) return refuseCall(call, 'idempotency_key_required')
  const { clientAddress } = context.get(factsContext)
  const turn = services.limiter.allow(`card:${clientAddress}`, CARD_TRIES, new Date())
  if (!turn.ok) return refuseCommonly(call, 'rate_limited', { 'Retry-After': String(turn.retryAfterSeconds) })
  const body = await readBody(call, CardBody)
  if (!body.ok) return body.error

  const { contact, card, installments, amount: seen, consents } = body.value
  const payer = { name: contact.fullName, email: contact.email, phone: contact.phone }
  const typed = { number: card.number, expiry: card.expiry, cvc: card.cvc, cardName: card.name }
  const agreement = await payerAgreementOf(call, consents)
  const started = await startCardPayment(
    paymentGatewayOf(services),
    {
      token: params.paymentId,
      idempotencyKey,
      locale,
      installments,
      payer,
      card: typed,
      seen,
      clientAddress,
      agreement,
    },
    new Date(),
  )
  if (!started.ok) {
    if (started.error.code === 'price-changed') return refuseChanged(call, started.error.amount)
    const code = paymentRefusalOf(started.error.code)
    if (code === 'unavailable') return refuseCommonly(call, 'unavailable', { 'Retry-After': '3600' })
    return refuseCall(call, code, 'fields' in started.error ? fieldProblems(started.error.fields, locale) : [])
  }
  const headers = started.value.isReplay ? { 'Idempotency-Replayed': 'true' } : {}
  if (started.value.kind === 'next') {
    const toBank = actionOnWire(started.value.step)
    return answerCall(call, { status: 'requires_action', action: toBank }, { status: 202, headers })
  }
  const reference = `P-${started.value.attemptRef.slice(0, 8)}`
  return answerCall(
    call,
    { status: 'succeeded', redirectTo: paths.paymentSuccess(locale, params.paymentId), reference },
    { headers },
  )
}

function actionOnWire(step: NextStep) {
  return step.kind === 'card-form'
    ? { kind: step.kind, url: step.action, method: 'POST', fields: step.fields, inputs: step.inputs }
    : { kind: step.kind, url: step.url, method: 'GET', fields: {} }
}
