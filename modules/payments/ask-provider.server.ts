import type { Locale } from '#kernel/locale.ts'
import { money } from '#kernel/money.ts'
import { amountOf, changeAttempt, findAttemptByRef, type AttemptRow } from './data/attempts.server.ts'
import { lockPaymentOfAttempt, type PaymentRow } from './data/payments.server.ts'
import { noteAnswer, noteSilence } from './data/provider-health.server.ts'
import { LocalisedColumn } from './data/summary.server.ts'
import type { Card } from './domain/card.ts'
import { nextQueryAt } from './domain/retry-schedule.ts'
import type { PaymentGateway } from './gateway.server.ts'
import { Rejected, type Buyer, type PaymentProvider, type StartResult } from './providers/provider.server.ts'
import { recordSnapshot } from './record-snapshot.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { NotSent } from '#platform/outgoing/ask-over-http.server.ts'

/** An attempt that is committed and ours to send. */
export type ClaimedAttempt = {
  payment: PaymentRow
  attempt: AttemptRow
  card: Card | undefined
  locale: Locale
  /** The address of the payer's connection. */
  clientAddress: string
}

/**
 * Sends an attempt to its provider and writes what came of it: the step where the customer goes on, the outcome, a
 * failure when the request never left, and otherwise that nobody knows, which the reconcile job then finds out.
 */
export async function askProvider(
  gateway: PaymentGateway,
  provider: PaymentProvider,
  claimed: ClaimedAttempt,
  now: Date,
): Promise<void> {
  const { db, log } = gateway
  const { attempt } = claimed
  try {
    const result = await provider.start(requestOf(gateway, provider, claimed), {
      now,
      signal: AbortSignal.timeout(gateway.chargeTimeoutMs),
    })
    await recordStart(gateway, attempt.ref, result, now)
    await noteAnswer(db, provider.id)
  } catch (error) {
    if (error instanceof Rejected) {
      await recordSnapshot(db, attempt.ref, { outcome: 'declined', decline: error.reason, source: 'start' }, now)
      await noteAnswer(db, provider.id)
      return
    }
    // Whatever else broke, it broke after the request may have left: only the provider knows, and the reconcile job asks.
    log.error({ err: error, attempt: attempt.ref, provider: provider.id }, 'a card payment was left without an answer')
    if (error instanceof NotSent) await failUnsent(gateway, attempt.ref, now)
    else await recordSnapshot(db, attempt.ref, { outcome: 'indeterminate', source: 'start' }, now)
    await noteSilence(db, provider.id, now)
  }
}

function requestOf(
  { urls }: PaymentGateway,
  provider: PaymentProvider,
  { payment, attempt, card, locale, clientAddress }: ClaimedAttempt,
) {
  return {
    attemptRef: attempt.ref,
    amount: amountOf(attempt),
    surcharge: money(attempt.surcharge_minor, attempt.currency),
    installments: attempt.installments,
    title: LocalisedColumn.parse(payment.title)[locale],
    buyer: buyerOf(payment, attempt, clientAddress),
    card,
    locale,
    returnUrl: urls.paymentReturn(locale, attempt.ref),
    notifyUrl: urls.webhook(provider.id),
    expiresAt: attempt.expires_at,
  }
}

function buyerOf(payment: PaymentRow, attempt: AttemptRow, clientAddress: string): Buyer {
  return {
    name: attempt.payer_name,
    email: attempt.payer_email,
    phone: attempt.payer_phone,
    ip: clientAddress,
    address: payment.customer_address,
    city: payment.customer_city,
    country: payment.customer_country,
  }
}

async function recordStart({ db }: PaymentGateway, ref: string, result: StartResult, now: Date): Promise<void> {
  if (result.kind === 'final') {
    await recordSnapshot(db, ref, result.snapshot, now)
    return
  }
  await inTransaction(db, async (tx) => {
    await lockPaymentOfAttempt(tx, ref)
    const attempt = await findAttemptByRef(tx, ref)
    // A callback may have been faster than the answer; then the state is further along and stays.
    if (attempt?.state !== 'created') return
    await changeAttempt(
      tx,
      attempt,
      'pending_3ds',
      'sent to the bank',
      {
        next_step: result.step,
        next_query_at: nextQueryAt(0, now, Math.random()) ?? null,
        ...(result.providerRef ? { provider_ref: result.providerRef } : {}),
        ...(result.card ? { card_brand: result.card.brand, card_last4: result.card.last4 } : {}),
      },
      now,
    )
  })
}

/** A try that never left us has no decline reason: that is how a replay tells it from the bank's "no". */
async function failUnsent({ db }: PaymentGateway, ref: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockPaymentOfAttempt(tx, ref)
    const attempt = await findAttemptByRef(tx, ref)
    if (attempt?.state === 'created')
      await changeAttempt(tx, attempt, 'failed', 'provider not reached', { next_query_at: null }, now)
  })
}
