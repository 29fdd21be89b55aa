import { z } from 'zod'
import { idempotencyKeyOf } from '#app/api/calls/call-headers.server.ts'
import { moneyOnWire } from '#app/wire/wire.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { payerAgreementOf } from '#app/acts/orders/payer-agreement.server.ts'
import { paymentGatewayOf } from '#app/work/payment-gateway.server.ts'
import { startTransfer } from '#modules/payments/index.server.ts'
import type { Route } from './+types/transfer-resource.ts'
import { accountOnWire } from './account-on-wire.ts'
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
import { WireTransfer } from './wire-payment.ts'

const TransferBody = z.strictObject({ contact: PayerBody, amount: SeenBody, consents: ConsentsBody })

export const handle: ResourceHandle = {
  methods: ['POST'],
  describes: {
    POST: {
      summary: 'Chooses the bank transfer',
      body: TransferBody,
      answers: { 200: WireTransfer },
      problems: [...paymentCodes],
    },
  },
}

/** Chooses the bank transfer and tells where to send the money. */
export async function action(call: Route.ActionArgs) {
  const { request, context, params } = call
  const locale = context.get(localeContext)
  const idempotencyKey = idempotencyKeyOf(request)
  if (!idempotencyKey) return refuseCall(call, 'idempotency_key_required')
  const body = await readBody(call, TransferBody)
  if (!body.ok) return body.error

  const { contact, amount: seen, consents } = body.value
  const payer = { name: contact.fullName, email: contact.email, phone: contact.phone }
  const agreement = await payerAgreementOf(call, consents)
  const gateway = paymentGatewayOf(context.get(servicesContext))
  const started = await startTransfer(
    gateway,
    { token: params.paymentId, idempotencyKey, payer, seen, agreement },
    new Date(),
  )
  if (!started.ok) {
    if (started.error.code === 'price-changed') return refuseChanged(call, started.error.amount)
    const code = paymentRefusalOf(started.error.code)
    if (code === 'unavailable') return refuseCommonly(call, 'unavailable', { 'Retry-After': '3600' })
    return refuseCall(call, code, 'fields' in started.error ? fieldProblems(started.error.fields, locale) : [])
  }
  const { transferReference, amount, until, isUnproven, bankAccounts } = started.value
  return answerCall(call, {
    status: 'awaiting_transfer',
    reference: transferReference,
    amount: moneyOnWire(amount),
    bankAccounts: bankAccounts.map(accountOnWire),
    holdUntil: until,
    confirmByMail: isUnproven,
  })
}
