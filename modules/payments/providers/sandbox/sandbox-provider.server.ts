import { setTimeout as wait } from 'node:timers/promises'
import { newToken } from '#kernel/ids.ts'
import type { Locale } from '#kernel/locale.ts'
import { currencies } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { Indeterminate, NotSent } from '#platform/outgoing/ask-over-http.server.ts'
import { own } from '../../data/tables.server.ts'
import { sandboxCards, type SandboxCard } from '../../domain/sandbox-cards.ts'
import { sandboxCallback } from '../../jobs/queues.server.ts'
import { Rejected, type PaymentProvider, type ProviderCall, type StartPayment } from '../provider.server.ts'
import { behaviourOf, changeCharge, findChargeOfAttempt, snapshotOf, type ChargeRow } from './charges.server.ts'
import { readSandboxCallback, readSandboxReturn } from './sandbox-post.server.ts'
import { findSandboxRefund, refundSandboxCharge } from './sandbox-refunds.server.ts'

const SLOW_ANSWER_MS = 25_000
const SILENCE_MS = 60_000

/**
 * The test bank: a payment provider without contract that lives in this process and keeps its own books in its own
 * transactions, so that a crash of the shop between charge and order is as real as with a bank far away. Every number
 * that is not in its list is refused before anything of it is written.
 */
export function createSandboxProvider(bank: {
  db: Db
  pageUrl: (locale: Locale, token: string) => string
}): PaymentProvider {
  return {
    id: 'sandbox',
    traits: {
      cardEntry: 'own-form',
      currencies,
      installmentCurrencies: currencies,
      repeatsStart: true,
      origins: [],
    },
    acknowledgement: { status: 204, body: null },
    readCallback: ({ headers, body }, { now }) => readSandboxCallback(bank.db, { headers, body }, now),
    readReturn: (fields, { now }) => readSandboxReturn(bank.db, fields, now),

    async start(request, call) {
      const card = sandboxCards.find((each) => each.number === request.card?.number)
      if (!card) throw new Rejected('invalid_number')
      if (card.behaviour.answer === 'unreachable') throw new NotSent('the test bank plays a provider that is off')

      const charge = await openCharge(bank.db, request, card, call.now)
      await answer(card, call)
      const brand = { brand: charge.card_brand, last4: charge.card_last4 }
      return charge.state === 'challenge'
        ? {
            kind: 'next',
            step: { kind: 'redirect', url: bank.pageUrl(request.locale, charge.token) },
            providerRef: charge.token,
            card: brand,
          }
        : { kind: 'final', snapshot: snapshotOf(charge, call.now, 'start') }
    },

    async query({ attemptRef }, { now }) {
      const charge = await findChargeOfAttempt(bank.db, attemptRef)
      return charge ? snapshotOf(charge, now, 'query') : { outcome: 'not_found', source: 'query' }
    },

    refund: (request, call) => refundSandboxCharge(bank.db, request, call),
    queryRefund: ({ refundRef }, { now }) => findSandboxRefund(bank.db, refundRef, now),

    async abandon({ attemptRef }, { now }) {
      const charge = await findChargeOfAttempt(bank.db, attemptRef)
      if (!charge) return { outcome: 'not_found', source: 'query' }
      if (charge.state === 'challenge') await changeCharge(bank.db, charge, 'cancelled')
      const seen = snapshotOf((await findChargeOfAttempt(bank.db, attemptRef)) ?? charge, now, 'query')
      // Some banks call a session ended and charge for it a minute later.
      const isEndedInWords = seen.outcome === 'pending' && behaviourOf(charge).quirk === 'after-expiry'
      return isEndedInWords ? { ...seen, outcome: 'cancelled' } : seen
    },
  }
}

/** Writes the charge as it will be; a repeated request gets the first one. */
async function openCharge(db: Db, request: StartPayment, card: SandboxCard, now: Date): Promise<ChargeRow> {
  const { behaviour } = card
  const isRefused = behaviour.quirk === 'no-installments' && request.installments > 1
  const reason = isRefused
    ? 'installment_not_allowed'
    : behaviour.verdict.kind === 'declined'
      ? behaviour.verdict.reason
      : null
  const state = reason
    ? 'declined'
    : behaviour.asksForCode
      ? 'challenge'
      : behaviour.answer === 'hangs-and-stays-silent'
        ? 'pending'
        : 'captured'

  await inTransaction(db, async (tx) => {
    const opened = await own(tx)
      .insertInto('sandbox_charges')
      .values({
        token: newToken(),
        attempt_ref: request.attemptRef,
        amount_minor: request.amount.minor,
        currency: request.amount.currency,
        installments: request.installments,
        return_url: request.returnUrl,
        notify_url: request.notifyUrl,
        locale: request.locale,
        behaviour: card.name,
        state,
        decline_reason: reason,
        card_brand: request.card?.brand ?? 'other',
        card_last4: card.number.slice(-4),
        charged_minor:
          state === 'captured' ? request.amount.minor + (behaviour.quirk === 'other-amount' ? 100 : 0) : null,
        settles_at: settlesAt(card, request, now),
      })
      .onConflict((known) => known.column('attempt_ref').doNothing())
      .returning(['token', 'state'])
      .executeTakeFirst()
    if (opened && opened.state !== 'challenge' && behaviour.callbacks === 'one') {
      await enqueue(tx, sandboxCallback, { token: opened.token, serial: 1, isForged: false })
    }
  })
  const charge = await findChargeOfAttempt(db, request.attemptRef)
  if (!charge) throw new Error('the test bank lost a charge')
  return charge
}

function settlesAt(card: SandboxCard, request: StartPayment, now: Date): Date | null {
  if (card.behaviour.answer === 'hangs-and-stays-silent') return new Date(now.getTime() + SILENCE_MS)
  if (card.behaviour.quirk === 'after-expiry') return new Date(request.expiresAt.getTime() + SILENCE_MS)
  return null
}

async function answer(card: SandboxCard, { signal }: ProviderCall): Promise<void> {
  switch (card.behaviour.answer) {
    case 'prompt':
    case 'unreachable':
      return
    case 'hangs':
    case 'hangs-and-stays-silent':
      throw new Indeterminate('the test bank plays a connection that breaks')
    case 'slow':
      await wait(SLOW_ANSWER_MS, undefined, { signal })
  }
}
