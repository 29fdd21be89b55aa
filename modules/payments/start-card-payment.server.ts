import { createHash } from 'node:crypto'
import { newPlainToken } from '#kernel/ids.ts'
import type { Locale } from '#kernel/locale.ts'
import { money, type Money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { askProvider, type ClaimedAttempt } from './ask-provider.server.ts'
import { chooseProviders, providerOf } from './choose-provider.server.ts'
import { claimAttempt, type Claim, type ClaimRefusal } from './claim-attempt.server.ts'
import { agreementToKeep } from './data/agreement.server.ts'
import { findAttemptByRef, type AttemptRow } from './data/attempts.server.ts'
import { findPayment, type PaymentRow } from './data/payments.server.ts'
import { checkConsents, type ConsentProblems, type PayerAgreement, type PayerConsent } from './domain/agreement.ts'
import { checkCard, type Card, type CardField, type CardProblem, type TypedCard } from './domain/card.ts'
import { installmentPlans, type InstallmentRate } from './domain/installments.ts'
import { checkPayer, type Payer, type PayerProblem } from './domain/payer.ts'
import type { NextStep } from './domain/next-step.ts'
import { CREATED_GRACE_MS } from './domain/retry-schedule.ts'
import type { DeclineReason } from './domain/snapshot.ts'
import { endSession } from './end-session.server.ts'
import { endUnanswered, isUnanswered, START_IS_OVER_MS } from './end-unanswered.server.ts'
import type { PaymentGateway } from './gateway.server.ts'
import type { PaymentProvider } from './providers/provider.server.ts'
import { recordSnapshot } from './record-snapshot.server.ts'
import { installmentRatesSetting } from './settings.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'

export type CardPaymentRequest = {
  token: string
  /** From the form or the caller: the same key and the same request never charge twice. */
  idempotencyKey: string
  locale: Locale
  installments: number
  payer: Payer
  /** What was typed into our form; nothing where the provider asks for the card. */
  card: TypedCard | undefined
  /** The provider whose way to pay was shown; the first one when left out. */
  provider?: string | undefined
  /** The whole amount that the payer was shown for these installments; where it is another one, nothing is paid. */
  seen?: Money | undefined
  /** The address of the payer's connection. */
  clientAddress: string
  /** What the payer ticked; a link is not paid without it. */
  agreement?: PayerAgreement | undefined
}

/** `isReplay` when the same request came before. */
export type CardPaymentOutcome = ({ kind: 'succeeded'; attemptRef: string } | { kind: 'next'; step: NextStep }) & {
  isReplay: boolean
}

export type CardPaymentFailure =
  | { code: ClaimRefusal | 'card-unavailable' | 'provider-failed' | 'provider-timeout' }
  | { code: 'card-declined'; reason: DeclineReason }
  | { code: 'price-changed'; amount: Money }
  | {
      code: CardProblem | PayerProblem | 'agreements'
      fields: Partial<Record<CardField | keyof Payer | PayerConsent, CardProblem | PayerProblem | 'agreements'>>
    }

const SESSION_MINUTES = 30

/**
 * Starts a card payment: checks what was typed, prices it again, commits the attempt, and only then asks the provider,
 * so that a crash at any point leaves a row that the reconcile job can finish. Succeeds with the step where the
 * customer goes on, or at once where none is needed. Opens its own transactions; call it outside of one.
 *
 * Fails with the problem of a field; `agreements` for a consent that is missing, or taken away; `payment-not-found`, `payment-gone`, `already-paid`; `payment-in-progress` while
 * another attempt is not settled; an attempt whose program died before the bank's answer is started again by the same
 * request, or ended for another one, where the provider allows it. `installments` for a plan that is not offered; `key-reused` for a key with another
 * request; `price-changed` with the amount as it is now when another one was shown; `card-declined` with the reason, `provider-failed` when nothing was charged and a new try is right;
 * `provider-timeout` when that is not known, and then the payment's page says so until it is.
 */
export async function startCardPayment(
  gateway: PaymentGateway,
  request: CardPaymentRequest,
  now: Date,
): Promise<Result<CardPaymentOutcome, CardPaymentFailure>> {
  const payment = await findPayment(gateway.db, request.token)
  if (!payment) return fail({ code: 'payment-not-found' })
  const offered = await chooseProviders(gateway, payment.currency, now)
  const provider = request.provider ? offered.find(({ id }) => id === request.provider) : offered[0]
  if (!provider) return fail({ code: 'card-unavailable' })

  const unagreed = checkConsents(payment.subject_kind, request.agreement?.consents ?? {})
  const typed = checkTyped(request, provider, unagreed, now)
  if (!typed.ok) return typed
  const { payer, card } = typed.value
  const rates = await readSetting(gateway.db, installmentRatesSetting)
  const claim = await claimCardAttempt(gateway, provider, { ...request, payer }, card, rates, now)
  switch (claim.kind) {
    case 'refused':
      return fail({ code: claim.code })
    case 'price-changed':
      return fail({ code: 'price-changed', amount: claim.amount })
    case 'at-bank':
      return fail({ code: 'payment-in-progress' })
    case 'unanswered':
    case 'replayed':
      return outcomeOf(await startedAgain(gateway, claim, { ...request, payer }, card), true)
    case 'claimed': {
      const { locale, clientAddress } = request
      await askOnce(gateway, provider, { ...claim, card, locale, clientAddress }, now)
      return outcomeOf((await findAttemptByRef(gateway.db, claim.attempt.ref)) ?? claim.attempt, false)
    }
  }
}

/** What this program is asking providers for at this moment. */
const beingAsked = new Set<string>()

async function askOnce(
  gateway: PaymentGateway,
  provider: PaymentProvider,
  claimed: ClaimedAttempt,
  now: Date,
): Promise<void> {
  const { ref } = claimed.attempt
  beingAsked.add(ref)
  try {
    await askProvider(gateway, provider, claimed, now)
  } finally {
    beingAsked.delete(ref)
  }
}

/** The same request, word for word and as of the moment it was first made, where that is safe and nobody else does it. */
async function startedAgain(
  gateway: PaymentGateway,
  { payment, attempt }: { payment: PaymentRow; attempt: AttemptRow },
  request: CardPaymentRequest,
  card: Card | undefined,
): Promise<AttemptRow> {
  const provider = providerOf(gateway, attempt.provider)
  const isSame = attempt.request_hash === hashOf(request, card)
  if (attempt.state !== 'created' || !isSame || !provider?.traits.repeatsStart || beingAsked.has(attempt.ref))
    return attempt
  const { locale, clientAddress } = request
  await askOnce(gateway, provider, { payment, attempt, card, locale, clientAddress }, attempt.created_at)
  return (await findAttemptByRef(gateway.db, attempt.ref)) ?? attempt
}

/** The card is only asked for where our own form takes it. */
function checkTyped(
  request: CardPaymentRequest,
  provider: PaymentProvider,
  unagreed: ConsentProblems,
  now: Date,
): Result<{ payer: Payer; card: Card | undefined }, CardPaymentFailure> {
  const noCard = { number: '', expiry: '', cvc: '', cardName: '' }
  const card =
    provider.traits.cardEntry === 'own-form'
      ? checkCard(request.card ?? noCard, dayInIstanbul(now))
      : ok<Card | undefined>(undefined)
  const payer = checkPayer(request.payer)
  const fields = { ...(payer.ok ? {} : payer.error.fields), ...(card.ok ? {} : card.error.fields), ...unagreed }
  if (!payer.ok) return fail({ code: payer.error.code, fields })
  if (!card.ok) return fail({ code: card.error.code, fields })
  if (Object.keys(unagreed).length > 0) return fail({ code: 'agreements', fields })
  return ok({ payer: payer.value, card: card.value })
}

/** When an older attempt is still on the bank's page, or died on its way there, it is ended, and the claim is made again. */
async function claimCardAttempt(
  gateway: PaymentGateway,
  provider: PaymentProvider,
  request: CardPaymentRequest,
  card: Card | undefined,
  rates: readonly InstallmentRate[],
  now: Date,
): Promise<Claim> {
  const claimRequest = {
    token: request.token,
    idempotencyKey: request.idempotencyKey,
    requestHash: hashOf(request, card),
    seen: request.seen,
    plan: (payment: PaymentRow) => planAttempt(payment, provider, request, rates, now),
  }
  const claim = await inTransaction(gateway.db, (tx) => claimAttempt(tx, claimRequest, now))
  if (claim.kind === 'at-bank') await endSession(gateway, claim.attempt, now)
  else if (claim.kind !== 'unanswered' || !(await endLost(gateway, claim.attempt, claimRequest.requestHash, now)))
    return claim
  return inTransaction(gateway.db, (tx) => claimAttempt(tx, claimRequest, now))
}

/** Whether an attempt of another request was one that died on its way, and is ended now. */
async function endLost(gateway: PaymentGateway, attempt: AttemptRow, requestHash: string, now: Date): Promise<boolean> {
  const provider = providerOf(gateway, attempt.provider)
  if (!provider || attempt.request_hash === requestHash || !isUnanswered(attempt, provider, now)) return false
  await recordSnapshot(gateway.db, attempt.ref, await endUnanswered(gateway, provider, attempt, now), now)
  return true
}

function planAttempt(
  payment: PaymentRow,
  provider: PaymentProvider,
  request: CardPaymentRequest,
  rates: readonly InstallmentRate[],
  now: Date,
) {
  const price = money(payment.amount_minor, payment.currency)
  const isDivisible = payment.allows_installments && provider.traits.installmentCurrencies.includes(payment.currency)
  const plan = installmentPlans(price, isDivisible, rates).find((each) => each.count === request.installments)
  if (!plan) return { refusal: 'installments' as const }
  return {
    ref: newPlainToken(),
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
    agreement: agreementToKeep(payment, request.agreement, now),
    expires_at: new Date(now.getTime() + SESSION_MINUTES * 60_000),
    next_query_at: new Date(now.getTime() + (provider.traits.repeatsStart ? START_IS_OVER_MS : CREATED_GRACE_MS)),
  }
}

function outcomeOf(attempt: AttemptRow, isReplay: boolean): Result<CardPaymentOutcome, CardPaymentFailure> {
  switch (attempt.state) {
    case 'captured':
    case 'partially_refunded':
    case 'refunded':
    case 'disputed':
      return attempt.flags.includes('mismatch')
        ? fail({ code: 'payment-in-progress' })
        : ok({ kind: 'succeeded', attemptRef: attempt.ref, isReplay })
    case 'pending_3ds':
      return attempt.next_step
        ? ok({ kind: 'next', step: attempt.next_step, isReplay })
        : fail({ code: 'payment-in-progress' })
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
    case 'reversed':
    case 'pending_transfer':
      return fail({ code: 'payment-in-progress' })
  }
}

/** Of the card only what a receipt prints goes into the hash: a hash of the whole number could be turned back. */
function hashOf({ token, installments, payer }: CardPaymentRequest, card: Card | undefined): string {
  return createHash('sha256')
    .update(
      JSON.stringify(['card', token, installments, payer.name, payer.email, payer.phone, card?.number.slice(-4) ?? '']),
    )
    .digest('hex')
}
