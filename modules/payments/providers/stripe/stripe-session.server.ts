import { z } from 'zod'
import { nearestLocale } from '#kernel/locale.ts'
import { isCurrency, money } from '#kernel/money.ts'
import { Indeterminate } from '#platform/outgoing/ask-over-http.server.ts'
import type { Snapshot } from '../../domain/snapshot.ts'
import { type StartPayment } from '../provider.server.ts'
import { declineOf, type StripeFields } from './stripe-api.server.ts'

/** Stripe keeps a page open for thirty minutes at least, counted from when it hears of it; we ask for one minute more. */
const SHORTEST_SESSION_MS = 31 * 60_000

/** What the request for Stripe's page carries. */
export function sessionFields(request: StartPayment, now: Date): StripeFields {
  const { attemptRef, amount, returnUrl } = request
  const expiresAt = Math.max(request.expiresAt.getTime(), now.getTime() + SHORTEST_SESSION_MS)
  return {
    mode: 'payment',
    'payment_method_types[0]': 'card',
    client_reference_id: attemptRef,
    'metadata[attempt]': attemptRef,
    'payment_intent_data[metadata][attempt]': attemptRef,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': amount.currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': String(amount.minor),
    'line_items[0][price_data][product_data][name]': request.title.slice(0, 250),
    customer_email: request.buyer.email,
    // Stripe puts the name of the session between braces that are not encoded.
    success_url: `${returnUrl}${returnUrl.includes('?') ? '&' : '?'}session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: returnUrl,
    expires_at: String(Math.ceil(expiresAt / 1000)),
    // Stripe's page has no Arabic.
    locale: nearestLocale(request.locale, ['en', 'tr']),
  }
}

/** @throws Indeterminate when the answer cannot be read, or has no page. */
export function readNewSession(answer: unknown): { id: string; url: string } {
  const session = z.object({ id: z.string().max(255), url: z.url() }).safeParse(answer)
  if (!session.success) throw new Indeterminate('Stripe opened a session without a page')
  return session.data
}

/**
 * What a session shows of a payment. A card that was declined leaves the page open for another one, so the page alone
 * never ends in a decline.
 *
 * @throws Indeterminate when it cannot be read or belongs to another attempt.
 */
export function snapshotOfSession(answer: unknown, attemptRef: string): Snapshot {
  const session = readSession(answer)
  if (session.client_reference_id !== attemptRef) throw new Indeterminate('Stripe showed a session of another attempt')
  const { payment_intent: intent } = session
  if (session.payment_status === 'paid') return taken(session)
  if (session.status === 'expired') return { outcome: 'expired', source: 'query' }
  if (session.status === 'complete' && intent?.status === 'requires_payment_method') {
    const { code, decline_code: decline } = intent.last_payment_error ?? {}
    return { outcome: 'declined', source: 'query', decline: declineOf(decline ?? code) }
  }
  return { outcome: 'pending', source: 'query' }
}

type Session = z.output<typeof SessionAnswer>

function taken({ amount_total: total, currency: name, payment_intent: intent }: Session): Snapshot {
  const currency = (name ?? '').toUpperCase()
  if (!isCurrency(currency) || total === null) throw new Indeterminate('Stripe took a currency that we do not take')
  const charge = intent?.latest_charge
  const card = charge?.payment_method_details?.card
  return {
    outcome: charge?.disputed ? 'disputed' : 'captured',
    source: 'query',
    amount: money(total, currency),
    ...(intent ? { paymentRef: intent.id } : {}),
    ...(card?.last4 ? { card: { brand: card.brand ?? 'other', last4: card.last4 } } : {}),
  }
}

function readSession(answer: unknown): Session {
  const session = SessionAnswer.safeParse(answer)
  if (!session.success) throw new Indeterminate('Stripe answered with a session in an unknown form')
  return session.data
}

const Charge = z.object({
  disputed: z.boolean().default(false),
  payment_method_details: z
    .object({
      card: z
        .object({
          brand: z.string().max(40).nullish(),
          last4: z
            .string()
            .regex(/^\d{4}$/)
            .nullish(),
        })
        .nullish(),
    })
    .nullish(),
})

const SessionAnswer = z.object({
  id: z.string().max(255),
  client_reference_id: z.string().nullable(),
  status: z.enum(['open', 'complete', 'expired']).nullable(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int().nullable(),
  currency: z.string().nullable(),
  payment_intent: z
    .object({
      id: z.string().max(255),
      status: z.string(),
      latest_charge: Charge.nullish(),
      last_payment_error: z.object({ code: z.string().nullish(), decline_code: z.string().nullish() }).nullish(),
    })
    .nullish(),
})
