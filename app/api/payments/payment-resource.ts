import { moneyOnWire } from '#app/wire/wire.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { paymentGatewayOf } from '#app/work/payment-gateway.server.ts'
import { payerConsents, type BankAccount, type InstallmentPlan, type PaymentChoice } from '#modules/payments/index.ts'
import { findPaymentPage } from '#modules/payments/index.server.ts'
import type { Route } from './+types/payment-resource.ts'
import { accountOnWire } from './account-on-wire.ts'
import { answerCall, refuseCall } from './payment-call.server.ts'
import { planOnWire } from './plan-on-wire.server.ts'
import { WirePayment } from './wire-payment.ts'

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: { summary: 'A payment', answers: { 200: WirePayment }, problems: ['payment_not_found', 'payment_gone'] },
  },
}

/** What a payment page needs to know. The unguessable id is all the proof there is. */
export async function loader(call: Route.LoaderArgs) {
  const locale = call.context.get(localeContext)
  const page = await findPaymentPage(
    paymentGatewayOf(call.context.get(servicesContext)),
    call.params.paymentId,
    new Date(),
  )
  if (!page) return refuseCall(call, 'payment_not_found')
  const { state } = page
  const common = {
    id: page.token,
    title: page.title[locale],
    reference: page.reference,
    price: moneyOnWire(page.amount),
    expiresAt: page.expiresAt,
  }
  switch (state.kind) {
    case 'cancelled':
    case 'expired':
      return refuseCall(call, 'payment_gone')
    case 'paid':
      return answerCall(call, { ...common, status: 'completed', paidAt: state.paidAt })
    case 'checking':
      return answerCall(call, {
        ...common,
        status: 'pending',
        isChecking: true,
        methods: [],
        installments: [],
        bankAccounts: [],
        consents: [],
      })
    case 'open':
    case 'at-bank':
    case 'awaiting-transfer':
      return answerCall(call, {
        ...common,
        status: 'pending',
        methods: methodsOf(state),
        installments: state.plans.map(planOnWire),
        bankAccounts: state.bankAccounts.map(accountOnWire),
        consents: page.subject.kind === 'link' ? payerConsents : [],
      })
  }
}

function methodsOf(state: {
  plans: InstallmentPlan[]
  bankAccounts: BankAccount[]
  card: PaymentChoice['card']
}): string[] {
  return [
    ...(state.card ? ['card'] : []),
    ...(state.bankAccounts.length > 0 ? ['transfer'] : []),
    ...(state.card && state.plans.length > 1 ? ['installments'] : []),
  ]
}
