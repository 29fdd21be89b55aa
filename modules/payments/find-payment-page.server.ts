import { isToken } from '#kernel/ids.ts'
import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { chooseProviders } from './choose-provider.server.ts'
import { amountOf, cardOf, listAttempts, type AttemptRow } from './data/attempts.server.ts'
import { listBankAccountsOf } from './data/bank-accounts.server.ts'
import { foreignOf } from './data/foreign-money.server.ts'
import { findPayment, type PaymentRow } from './data/payments.server.ts'
import { LocalisedColumn, SummaryColumn } from './data/summary.server.ts'
import { holdsMoney, isLive, isPaid } from './domain/attempt-state.ts'
import { installmentPlans } from './domain/installments.ts'
import type { PaymentChoice, PaymentPage, PaymentPageState } from './domain/payment-page.ts'
import { transferDeadline } from './domain/transfer-deadline.ts'
import type { PaymentGateway } from './gateway.server.ts'
import { installmentRatesSetting, transferHoldHoursSetting } from './settings.server.ts'

/**
 * A payment with the state in which its customer meets it. `undefined` when no payment has this token; cancelled and
 * expired ones are found, and say so.
 */
export async function findPaymentPage(
  gateway: Pick<PaymentGateway, 'db' | 'providers'>,
  token: string,
  now: Date,
): Promise<PaymentPage | undefined> {
  const payment = isToken(token) ? await findPayment(gateway.db, token) : undefined
  if (!payment) return undefined
  const attempts = await listAttempts(gateway.db, payment.id)
  return {
    token,
    subject: { kind: payment.subject_kind, ref: payment.subject_ref },
    reference: payment.reference,
    title: LocalisedColumn.parse(payment.title),
    summary: SummaryColumn.parse(payment.summary),
    amount: money(payment.amount_minor, payment.currency),
    locale: payment.locale,
    payer: payerOf(payment, attempts[0]),
    expiresAt: payment.expires_at,
    createdAt: payment.created_at,
    allowsInstallments: payment.allows_installments,
    state: await stateOf(gateway, payment, attempts, now),
  }
}

async function stateOf(
  gateway: Pick<PaymentGateway, 'db' | 'providers'>,
  payment: PaymentRow,
  attempts: AttemptRow[],
  now: Date,
): Promise<PaymentPageState> {
  const paid = attempts.find((attempt) => holdsMoney(attempt.state))
  if (payment.status === 'completed') return paidState(payment, attempts)
  if (payment.status === 'cancelled') return { kind: 'cancelled' }
  if (paid) return { kind: 'checking', since: paid.captured_at ?? paid.updated_at, needsPerson: true }

  const live = attempts.find((attempt) => isLive(attempt.state))
  const choice = await choiceOf(gateway, payment, now)
  switch (live?.state) {
    case undefined:
      if (payment.expires_at && payment.expires_at <= now) return { kind: 'expired' }
      return { kind: 'open', ...choice, lastDecline: lastDecline(attempts[0]) }
    case 'pending_transfer':
      return {
        kind: 'awaiting-transfer',
        transferReference: live.transfer_reference ?? '',
        since: live.created_at,
        until: live.expires_at,
        whenProven: await whenProven(gateway.db, payment, now),
        amount: amountOf(live),
        ...choice,
      }
    case 'pending_3ds':
      return live.next_step
        ? { kind: 'at-bank', step: live.next_step, ...choice }
        : { kind: 'checking', since: live.created_at, needsPerson: false }
    default:
      return { kind: 'checking', since: live?.created_at ?? now, needsPerson: live?.flags.includes('human') ?? false }
  }
}

async function whenProven(db: Db, payment: PaymentRow, now: Date): Promise<Date | null> {
  if (payment.unproven_until === null) return null
  const { departsOn } = SummaryColumn.parse(payment.summary)
  return transferDeadline(now, departsOn, await readSetting(db, transferHoldHoursSetting))
}

async function choiceOf(
  gateway: Pick<PaymentGateway, 'db' | 'providers'>,
  payment: PaymentRow,
  now: Date,
): Promise<PaymentChoice> {
  const { db } = gateway
  const rates = await readSetting(db, installmentRatesSetting)
  const [provider] = await chooseProviders(gateway, payment.currency, now)
  const isDivisible =
    payment.allows_installments && provider?.traits.installmentCurrencies.includes(payment.currency) !== false
  return {
    plans: installmentPlans(money(payment.amount_minor, payment.currency), isDivisible, rates),
    bankAccounts: await listBankAccountsOf(db, payment.currency),
    card: provider ? { provider: provider.id, entry: provider.traits.cardEntry } : null,
    origins: [...new Set(gateway.providers.flatMap(({ traits }) => traits.origins))],
  }
}

function paidState(payment: PaymentRow, attempts: AttemptRow[]): PaymentPageState {
  const attempt =
    attempts.findLast((each) => isPaid(each.state) && !each.flags.includes('excess')) ??
    attempts.find((each) => isPaid(each.state))
  if (!attempt) throw new Error(`payment ${payment.id} is completed without a captured attempt`)
  return {
    kind: 'paid',
    paidAt: payment.paid_at ?? attempt.updated_at,
    charged: money(attempt.captured_minor ?? attempt.amount_minor, attempt.currency),
    method: attempt.method,
    installments: attempt.installments,
    card: cardOf(attempt),
    payerEmail: attempt.payer_email,
    attemptRef: attempt.ref,
    foreign: foreignOf(attempt),
  }
}

function payerOf(payment: PaymentRow, attempt: AttemptRow | undefined) {
  if (attempt) return { name: attempt.payer_name, email: attempt.payer_email, phone: attempt.payer_phone }
  return { name: payment.customer_name, email: payment.customer_email, phone: payment.customer_phone }
}

function lastDecline(newest: AttemptRow | undefined) {
  if (newest?.state === 'cancelled' && newest.method === 'card') return 'customer_left' as const
  return newest?.state === 'failed' ? (newest.decline_reason ?? ('other' as const)) : null
}
