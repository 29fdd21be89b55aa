import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { factsContext, localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { paths } from '#app/addresses/paths.ts'
import { payerAgreementOf } from '#app/acts/orders/payer-agreement.server.ts'
import { paymentGatewayOf } from '#app/work/payment-gateway.server.ts'
import type { Locale } from '#kernel/locale.ts'
import { isCurrency, parseDecimalText, type Money } from '#kernel/money.ts'
import { payerConsents } from '#modules/payments/index.ts'
import {
  startCardPayment,
  startTransfer,
  type CardPaymentFailure,
  type CardPaymentOutcome,
  type TransferFailure,
} from '#modules/payments/index.server.ts'
import type { FieldProblems, PaymentDraft, PaymentMethod } from './payment-draft.ts'
import type { PaymentProblem } from './payment-problem.ts'
import { seenField } from './seen-field.ts'

type Sent =
  | { kind: 'go'; to: string }
  | {
      kind: 'refused'
      answer: { problem: PaymentProblem; fields: FieldProblems; draft: PaymentDraft; method: PaymentMethod }
    }
  | { kind: 'unreadable' }

const typed = z.string().max(1000).default('')

const SentForm = z.object({
  idempotencyKey: z.string().min(8).max(128),
  provider: z.string().max(40).optional(),
  method: z.enum(['card', 'installments', 'transfer']),
  installments: z.coerce.number().int().default(1),
  number: typed,
  cardName: typed,
  expiry: typed,
  cvc: typed,
  name: typed,
  email: typed,
  phone: typed,
})

const CARD_TRIES = { max: 5, perSeconds: 60 }

/** Takes the payment form: where to go next, or what was refused together with everything but number and code. */
export async function sendPayment(
  sent: Record<string, string>,
  call: { request: Request; context: Readonly<RouterContextProvider> },
  token: string,
): Promise<Sent> {
  const form = SentForm.safeParse({ ...sent })
  if (!form.success) return { kind: 'unreadable' }
  const { context } = call
  const { idempotencyKey, provider, method, number, cvc, ...fields } = form.data
  const consents = payerConsents.filter((kind) => sent[`consents.${kind}`] === 'on')
  const draft = { ...fields, consents }
  const refused = (problem: PaymentProblem, problems: FieldProblems = {}): Sent => ({
    kind: 'refused',
    answer: { problem, fields: problems, draft, method },
  })

  const services = context.get(servicesContext)
  const locale = context.get(localeContext)
  const gateway = paymentGatewayOf(services)
  const now = new Date()
  const agreement = await payerAgreementOf(call, Object.fromEntries(consents.map((kind) => [kind, true])))
  const payer = { name: draft.name, email: draft.email, phone: draft.phone }
  if (method === 'transfer') {
    const awaited = await startTransfer(
      gateway,
      { token, idempotencyKey, payer, seen: seenIn(sent, 1), agreement },
      now,
    )
    if (awaited.ok) return { kind: 'go', to: paths.payment(locale, token) }
    const { error } = awaited
    return refused({ code: error.code, amount: amountIn(error) }, 'fields' in error ? error.fields : {})
  }

  const { clientAddress } = context.get(factsContext)
  const turn = services.limiter.allow(`card:${clientAddress}`, CARD_TRIES, now)
  if (!turn.ok) return refused({ code: 'rate-limited' })
  const installments = method === 'installments' ? draft.installments : 1
  const card = { number, cvc, expiry: draft.expiry, cardName: draft.cardName }
  const seen = seenIn(sent, installments)
  const asked = { token, idempotencyKey, locale, installments, payer, card, provider, seen, clientAddress, agreement }
  const started = await startCardPayment(gateway, asked, now)
  if (started.ok) return { kind: 'go', to: placeAfter(started.value, locale, token) }
  const { error } = started
  if (error.code === 'provider-timeout' || error.code === 'already-paid')
    return { kind: 'go', to: paths.payment(locale, token) }
  return refused(
    { code: error.code, reason: 'reason' in error ? error.reason : undefined, amount: amountIn(error) },
    'fields' in error ? error.fields : {},
  )
}

/** What the page showed for this number of installments; nothing on pages of before. */
function seenIn(fields: Record<string, string>, installments: number): Money | undefined {
  const [text = '', currency] = (fields[seenField(installments)] ?? '').split(' ')
  return isCurrency(currency) ? parseDecimalText(text, currency) : undefined
}

function amountIn(error: CardPaymentFailure | TransferFailure): Money | undefined {
  return 'amount' in error ? error.amount : undefined
}

/** A step on the provider's own page is taken there; one inside ours is shown by the payment's page. */
function placeAfter(outcome: CardPaymentOutcome, locale: Locale, token: string): string {
  if (outcome.kind === 'succeeded') return paths.paymentSuccess(locale, token)
  return outcome.step.kind === 'redirect' ? outcome.step.url : paths.payment(locale, token)
}
