import type { BookedCharge } from '../books.ts'

/** A session of Stripe's page as the double keeps it. */
export type StripeSession = {
  id: string
  attempt: string
  amountMinor: number
  currency: string
  locale: string
  successUrl: string
  cancelUrl: string
  email: string
  expiresAt: number
  status: 'open' | 'complete' | 'expired'
  paymentRef: string
  last4: string
  /** Of the last card that was refused. */
  declineCode: string | null
  isDisputed: boolean
  /** What was charged, when that is not what was asked for. */
  takenMinor: number | undefined
}

type Fields = Record<string, string>

/** What Stripe would answer to a request for a session that it does not like; `undefined` when nothing is wrong. */
export function problemOfSession(fields: Fields, now: Date): { param: string; message: string } | undefined {
  const wrong = (param: string, message: string) => ({ param, message })
  const amount = fields['line_items[0][price_data][unit_amount]'] ?? ''
  const lasts = Number(fields['expires_at']) * 1000 - now.getTime()
  if (fields['mode'] !== 'payment') return wrong('mode', 'You must provide one of: payment')
  if (!/^[1-9]\d*$/.test(amount)) return wrong('line_items[0][price_data][unit_amount]', `Invalid integer: ${amount}`)
  if (!/^[a-z]{3}$/.test(fields['line_items[0][price_data][currency]'] ?? ''))
    return wrong('line_items[0][price_data][currency]', 'Invalid currency')
  if (fields['line_items[0][quantity]'] !== '1') return wrong('line_items[0][quantity]', 'Invalid quantity')
  if (!fields['line_items[0][price_data][product_data][name]'])
    return wrong('line_items[0][price_data][product_data][name]', 'You passed an empty string')
  if (!(lasts >= 30 * 60_000 && lasts <= 24 * 3_600_000))
    return wrong('expires_at', 'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from now.')
  if (!fields['success_url']?.includes('{CHECKOUT_SESSION_ID}')) return wrong('success_url', 'Invalid URL')
  if (!URL.canParse(fields['cancel_url'] ?? '')) return wrong('cancel_url', 'Not a valid URL')
  return /^(tr|en)$/.test(fields['locale'] ?? '') ? undefined : wrong('locale', 'Invalid locale')
}

export function newSession(fields: Fields, serial: number): StripeSession {
  return {
    id: `cs_test_${serial}${fields['client_reference_id']}`,
    attempt: fields['client_reference_id'] ?? '',
    amountMinor: Number(fields['line_items[0][price_data][unit_amount]']),
    currency: fields['line_items[0][price_data][currency]'] ?? '',
    locale: fields['locale'] ?? '',
    successUrl: fields['success_url'] ?? '',
    cancelUrl: fields['cancel_url'] ?? '',
    email: fields['customer_email'] ?? '',
    expiresAt: Number(fields['expires_at']),
    status: 'open',
    paymentRef: `pi_${serial}${fields['client_reference_id']}`,
    last4: '4242',
    declineCode: null,
    isDisputed: false,
    takenMinor: undefined,
  }
}

/** As `GET /v1/checkout/sessions/:id` shows it with the payment and its charge expanded. */
export function sessionObject(session: StripeSession, url: string) {
  const isPaid = session.status === 'complete'
  const hasPayment = isPaid || session.declineCode !== null
  return {
    id: session.id,
    object: 'checkout.session',
    amount_total: session.takenMinor ?? session.amountMinor,
    client_reference_id: session.attempt,
    currency: session.currency,
    customer_email: session.email,
    expires_at: session.expiresAt,
    livemode: false,
    metadata: { attempt: session.attempt },
    mode: 'payment',
    payment_intent: hasPayment ? paymentObject(session) : null,
    payment_status: isPaid ? 'paid' : 'unpaid',
    status: session.status,
    url: session.status === 'open' ? `${url}/c/pay/${session.id}` : null,
  }
}

export function paymentObject(session: StripeSession) {
  const isPaid = session.status === 'complete'
  return {
    id: session.paymentRef,
    object: 'payment_intent',
    metadata: { attempt: session.attempt },
    status: isPaid ? 'succeeded' : 'requires_payment_method',
    last_payment_error: session.declineCode ? { code: 'card_declined', decline_code: session.declineCode } : null,
    latest_charge: isPaid
      ? {
          id: `ch_${session.paymentRef}`,
          object: 'charge',
          disputed: session.isDisputed,
          payment_method_details: { type: 'card', card: { brand: 'visa', last4: session.last4 } },
        }
      : null,
  }
}

export function refundObjects(charge: BookedCharge | undefined) {
  return (charge?.refunds ?? []).map((refund, index) => refundObject(charge?.paymentRef ?? '', refund, index))
}

export function refundObject(
  paymentRef: string,
  { ref, amountMinor }: { ref: string; amountMinor: number },
  nth: number,
) {
  return {
    id: `re_${nth}${paymentRef}`,
    object: 'refund',
    amount: amountMinor,
    payment_intent: paymentRef,
    metadata: { refund: ref },
    status: 'succeeded',
  }
}
