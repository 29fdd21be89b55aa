import { z } from 'zod'
import { currencies } from '#kernel/money.ts'
import { Indeterminate, NotSent } from '#platform/outgoing/ask-over-http.server.ts'
import type { Snapshot } from '../../domain/snapshot.ts'
import {
  Rejected,
  type PaymentProvider,
  type ProviderCall,
  type ProviderRef,
  type StartPayment,
  type StartResult,
  type VerifiedCallback,
} from '../provider.server.ts'
import { changeAtStripe, findAtStripe, type StripeAccount } from './stripe-api.server.ts'
import { readStripeEvent } from './stripe-callback.server.ts'
import { findRefundAtStripe, refundAtStripe } from './stripe-refund.server.ts'
import { readNewSession, sessionFields, snapshotOfSession } from './stripe-session.server.ts'

/** Stripe's own page (Checkout). It does what it is told once per key, ends sessions when asked, and forgets nothing. */
export function createStripeProvider(account: StripeAccount): PaymentProvider {
  return {
    id: 'stripe',
    traits: {
      cardEntry: 'hosted',
      currencies,
      installmentCurrencies: [],
      repeatsStart: true,
      origins: [originOfPages(account)],
    },
    acknowledgement: { status: 200, body: 'OK' },
    readCallback: (raw, { now }) => readCallback(account, raw, now),
    // Whoever knows the address of the return can call it; it proves nothing and only makes us ask.
    readReturn: async ({ attempt = '' }) => ({ attemptRef: attempt, eventId: `return_${attempt}`, hint: 'pending' }),
    start: (request, call) => openSession(account, request, call),
    query: (ref, call) => query(account, ref, call),
    abandon: (ref, call) => abandon(account, ref, call),
    refund: (request, call) => refundAtStripe(account, request, call),
    queryRefund: (request, call) => findRefundAtStripe(account, request, call),
  }
}

/** Our form is answered with the way to Stripe's page, and browsers ask the policy of the form about that too. */
function originOfPages({ baseUrl }: StripeAccount): string {
  const { origin } = new URL(baseUrl)
  return origin === 'https://api.stripe.com' ? 'https://checkout.stripe.com' : origin
}

/** A page whose address was lost on its way to us is open to nobody: then nothing was charged, and nothing can be. */
async function openSession(account: StripeAccount, request: StartPayment, call: ProviderCall): Promise<StartResult> {
  const change = { fields: sessionFields(request, call.now), key: request.attemptRef }
  try {
    const { id, url } = readNewSession(await changeAtStripe(account, '/v1/checkout/sessions', change, call))
    return { kind: 'next', step: { kind: 'redirect', url }, providerRef: id }
  } catch (error) {
    if (error instanceof Indeterminate) throw new NotSent('Stripe gave no page to pay on', { cause: error })
    throw error
  }
}

/** Without the name of the session its answer never reached us, and its page nobody else. */
async function query(account: StripeAccount, ref: ProviderRef, call: ProviderCall): Promise<Snapshot> {
  if (!ref.providerRef) return { outcome: 'not_found', source: 'query' }
  const expanded = new URLSearchParams({ 'expand[]': 'payment_intent.latest_charge' })
  const path = `/v1/checkout/sessions/${encodeURIComponent(ref.providerRef)}?${expanded}`
  const answer = await findAtStripe(account, path, call)
  if (answer === undefined) return { outcome: 'not_found', source: 'query' }
  return { ...snapshotOfSession(answer, ref.attemptRef), providerRef: ref.providerRef }
}

/** Stripe refuses to end what is paid, being paid or over: then that is what is true. */
async function abandon(account: StripeAccount, ref: ProviderRef, call: ProviderCall): Promise<Snapshot> {
  if (!ref.providerRef) return { outcome: 'not_found', source: 'query' }
  const path = `/v1/checkout/sessions/${encodeURIComponent(ref.providerRef)}/expire`
  try {
    await changeAtStripe(account, path, { fields: {}, key: `expire-${ref.attemptRef}` }, call)
  } catch (error) {
    if (!(error instanceof Rejected)) throw error
    return query(account, ref, call)
  }
  return { outcome: 'cancelled', source: 'query' }
}

/** A dispute names the payment alone; which attempt it was for stands with the payment. */
async function readCallback(
  account: StripeAccount,
  raw: { headers: Headers; body: Uint8Array },
  now: Date,
): Promise<VerifiedCallback> {
  const { paymentOfDispute, ...callback } = readStripeEvent(account.webhookSecret, raw, now)
  if (!paymentOfDispute) return callback
  const call = { now, signal: AbortSignal.timeout(10_000) }
  const found = await findAtStripe(account, `/v1/payment_intents/${encodeURIComponent(paymentOfDispute)}`, call)
  const payment = PaymentIntent.safeParse(found)
  return { ...callback, attemptRef: payment.data?.metadata['attempt'] ?? '' }
}

const PaymentIntent = z.object({ metadata: z.record(z.string(), z.string()) })
