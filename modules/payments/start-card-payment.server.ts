import { createHash } from 'node:crypto'
import { newToken } from '#kernel/ids.ts'
import type { Locale } from '#kernel/locale.ts'
import { money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { claimAttempt, type Claim, type ClaimRefusal } from './claim-attempt.server.ts'
import { amountOf, changeAttempt, findAttemptByRef, type AttemptRow } from './data/attempts.server.ts'
import { lockPaymentOfAttempt, type PaymentRow } from './data/payments.server.ts'
import { checkCard, type Card, type CardField, type CardProblem, type TypedCard } from './domain/card.ts'
import { installmentPlans, type InstallmentRate } from './domain/installments.ts'
import { checkPayer, type Payer, type PayerProblem } from './domain/payer.ts'
import { CREATED_GRACE_MS, nextQueryAt } from './domain/retry-schedule.ts'
import type { DeclineReason } from './domain/snapshot.ts'
import { queryCall, type PaymentGateway } from './gateway.server.ts'
import { NotSent, Rejected, type PaymentProvider, type StartResult } from './providers/provider.server.ts'
import { recordSnapshot } from './record-snapshot.server.ts'
import { installmentRatesSetting } from './settings.server.ts'

export type CardPaymentRequest = {
  token: string
  /** From the form or the caller: the same key and the same request never charge twice. */
  idempotencyKey: string
  locale: Locale
  installments: number
  payer: Payer
  card: TypedCard
}

/** `isReplay` when the same request came before. */
export type CardPaymentOutcome = ({ kind: 'succeeded'; attemptRef: string } | { kind: 'redirect'; url: string }) & {
  isReplay: boolean
}

export type CardPaymentFailure =
  | { code: ClaimRefusal | 'card-unavailable' | 'provider-failed' | 'provider-timeout' }
  | { code: 'card-declined'; reason: DeclineReason }
  | { code: CardProblem | PayerProblem; fields: Partial<Record<CardField | keyof Payer, CardProblem | PayerProblem>> }

const SESSION_MINUTES = 30

/**
 * Starts a card payment: checks what was typed, prices it again, commits the attempt, and only then asks the provider,
 * so that a crash at any point leaves a row that the reconcile job can finish. Succeeds with the bank's page to go to,
 * or at once where no page is needed. Opens its own transactions; call it outside of one.
 *
 * Fails with the problem of a field; `payment-not-found`, `payment-gone`, `already-paid`; `payment-in-progress` while
 * another attempt is not settled; `installments` for a plan that is not offered; `key-reused` for a key with another
 * request; `card-declined` with the reason, `provider-failed` when nothing was charged and a new try is right;
 * `provider-timeout` when that is not known, and then the payment's page says so until it is.
 */
export async function startCardPayment(
  gateway: PaymentGateway,
  request: CardPaymentRequest,
  now: Date,
): Promise<Result<CardPaymentOutcome, CardPaymentFailure>> {
  const card = checkCard(request.card, dayInIstanbul(now))
  const payer = checkPayer(request.payer)
  if (!payer.ok)
    return fail({ code: payer.error.code, fields: { ...payer.error.fields, ...(card.ok ? {} : card.error.fields) } })
  if (!card.ok) return fail(card.error)
  const provider = gateway.cards
  if (!provider) return fail({ code: 'card-unavailable' })

  const rates = await readSetting(gateway.db, installmentRatesSetting)
  const claim = await claimCardAttempt(gateway, provider, { ...request, payer: payer.value }, card.value, rates, now)
  switch (claim.kind) {
    case 'refused':
      return fail({ code: claim.code })
    case 'at-bank':
      return fail({ code: 'payment-in-progress' })
    case 'replayed':
      return outcomeOf(provider, claim.attempt, request.locale, true)
    case 'claimed':
      await askProvider(gateway, provider, claim.attempt, card.value, request.locale, now)
      return outcomeOf(
        provider,
        (await findAttemptByRef(gateway.db, claim.attempt.ref)) ?? claim.attempt,
        request.locale,
        false,
      )
  }
}

/** When an older attempt is still on the bank's page it is ended there, and the claim is made once more. */
async function claimCardAttempt(
  gateway: PaymentGateway,
  provider: PaymentProvider,
  request: CardPaymentRequest,
  card: Card,
  rates: readonly InstallmentRate[],
  now: Date,
): Promise<Claim> {
  const claimRequest = {
    token: request.token,
    idempotencyKey: request.idempotencyKey,
    requestHash: hashOf(request, card),
    plan: (payment: PaymentRow) => planAttempt(payment, provider, request, rates, now),
  }
  const claim = await gateway.db.transaction().execute((tx) => claimAttempt(tx, claimRequest, now))
  if (claim.kind !== 'at-bank') return claim
  const ref = { attemptRef: claim.attempt.ref, providerRef: claim.attempt.provider_ref ?? undefined }
  await recordSnapshot(gateway.db, claim.attempt.ref, await provider.abandon(ref, queryCall(now)), now)
  return gateway.db.transaction().execute((tx) => claimAttempt(tx, claimRequest, now))
}

function planAttempt(
  payment: PaymentRow,
  provider: PaymentProvider,
  request: CardPaymentRequest,
  rates: readonly InstallmentRate[],
  now: Date,
) {
  const price = money(payment.amount_minor, payment.currency)
  const plan = installmentPlans(price, payment.allows_installments, rates).find(
    (each) => each.count === request.installments,
  )
  if (!plan) return { refusal: 'installments' as const }
  return {
    ref: newToken(),
    provider: provider.id,
    method: 'card' as const,
    state: 'created' as const,
    amount_minor: plan.total.minor,
    surcharge_minor: plan.surcharge.minor,
    currency: payment.currency,
    installments: plan.count,
    transfer_reference: null,
    payer_name: request.payer.name,
    payer_email: request.payer.email,
    payer_phone: request.payer.phone,
    expires_at: new Date(now.getTime() + SESSION_MINUTES * 60_000),
    next_query_at: new Date(now.getTime() + CREATED_GRACE_MS),
  }
}

async function askProvider(
  gateway: PaymentGateway,
  provider: PaymentProvider,
  attempt: AttemptRow,
  card: Card,
  locale: Locale,
  now: Date,
): Promise<void> {
  const { db, urls, log } = gateway
  try {
    const result = await provider.start(
      {
        attemptRef: attempt.ref,
        amount: amountOf(attempt),
        installments: attempt.installments,
        card,
        locale,
        returnUrl: urls.paymentReturn(locale),
        notifyUrl: urls.webhook(provider.id),
        expiresAt: attempt.expires_at,
      },
      { now, signal: AbortSignal.timeout(gateway.chargeTimeoutMs) },
    )
    await recordStart(gateway, attempt.ref, result, now)
  } catch (error) {
    if (error instanceof NotSent) await failUnsent(gateway, attempt.ref, now)
    else if (error instanceof Rejected)
      await recordSnapshot(db, attempt.ref, { outcome: 'declined', decline: error.reason, source: 'start' }, now)
    else {
      // Whatever broke, it broke after the request may have left: only the provider knows, and the reconcile job asks.
      log.error(
        { err: error, attempt: attempt.ref, provider: provider.id },
        'a card payment was left without an answer',
      )
      await recordSnapshot(db, attempt.ref, { outcome: 'indeterminate', source: 'start' }, now)
    }
  }
}

async function recordStart({ db }: PaymentGateway, ref: string, result: StartResult, now: Date): Promise<void> {
  if (result.kind === 'final') {
    await recordSnapshot(db, ref, result.snapshot, now)
    return
  }
  await db.transaction().execute(async (tx) => {
    await lockPaymentOfAttempt(tx, ref)
    const attempt = await findAttemptByRef(tx, ref)
    // A callback may have been faster than the answer; then the state is further along and stays.
    if (attempt?.state !== 'created') return
    const change = { provider_ref: result.providerRef, card_brand: result.card.brand, card_last4: result.card.last4 }
    await changeAttempt(
      tx,
      attempt,
      'pending_3ds',
      'sent to the bank',
      { ...change, next_query_at: nextQueryAt(0, now, Math.random()) ?? null },
      now,
    )
  })
}

/** A try that never left us has no decline reason: that is how a replay tells it from the bank's "no". */
async function failUnsent({ db }: PaymentGateway, ref: string, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockPaymentOfAttempt(tx, ref)
    const attempt = await findAttemptByRef(tx, ref)
    if (attempt?.state === 'created')
      await changeAttempt(tx, attempt, 'failed', 'provider not reached', { next_query_at: null }, now)
  })
}

function outcomeOf(
  provider: PaymentProvider,
  attempt: AttemptRow,
  locale: Locale,
  isReplay: boolean,
): Result<CardPaymentOutcome, CardPaymentFailure> {
  switch (attempt.state) {
    case 'captured':
    case 'partially_refunded':
    case 'refunded':
    case 'disputed':
      return attempt.flags.includes('mismatch')
        ? fail({ code: 'payment-in-progress' })
        : ok({ kind: 'succeeded', attemptRef: attempt.ref, isReplay })
    case 'pending_3ds':
      return ok({ kind: 'redirect', url: provider.continueUrl(attempt.provider_ref ?? '', locale), isReplay })
    case 'failed':
      return attempt.decline_reason
        ? fail({ code: 'card-declined', reason: attempt.decline_reason })
        : fail({ code: 'provider-failed' })
    case 'expired':
    case 'cancelled':
      return fail({ code: 'card-declined', reason: 'customer_left' })
    case 'unknown':
      return fail({ code: 'provider-timeout' })
    case 'created':
    case 'processing':
    case 'authorised':
    case 'pending_transfer':
      return fail({ code: 'payment-in-progress' })
  }
}

/** Of the card only what a receipt prints goes into the hash: a hash of the whole number could be turned back. */
function hashOf({ token, installments, payer }: CardPaymentRequest, card: Card): string {
  return createHash('sha256')
    .update(JSON.stringify(['card', token, installments, payer.name, payer.email, payer.phone, card.number.slice(-4)]))
    .digest('hex')
}
