import { createHash } from 'node:crypto'
import { newPlainToken, newReference } from '#kernel/ids.ts'
import type { Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { claimAttempt, type Claim, type ClaimRefusal, type NewAttemptParts } from './claim-attempt.server.ts'
import { agreementToKeep } from './data/agreement.server.ts'
import { amountOf } from './data/attempts.server.ts'
import { listBankAccountsOf } from './data/bank-accounts.server.ts'
import { findPayment, type PaymentRow } from './data/payments.server.ts'
import { SummaryColumn } from './data/summary.server.ts'
import { checkConsents, type PayerAgreement, type PayerConsent } from './domain/agreement.ts'
import { checkPayer, type Payer, type PayerProblem } from './domain/payer.ts'
import type { BankAccount } from './domain/payment-page.ts'
import { transferDeadline } from './domain/transfer-deadline.ts'
import { endSession } from './end-session.server.ts'
import type { PaymentGateway } from './gateway.server.ts'
import { paymentAwaitingTransfer } from './jobs/queues.server.ts'
import { transferHoldHoursSetting } from './settings.server.ts'

export type TransferRequest = {
  token: string
  idempotencyKey: string
  payer: Payer
  /** The amount that the payer was shown; where it is another one, no transfer is awaited. */
  seen?: Money | undefined
  /** What the payer ticked; a link is not paid without it. */
  agreement?: PayerAgreement | undefined
}

export type AwaitedTransfer = {
  transferReference: string
  amount: Money
  until: Date
  /** The seats wait longer once the customer has opened the link that is mailed to them. */
  isUnproven: boolean
  bankAccounts: BankAccount[]
}

export type TransferFailure =
  | { code: ClaimRefusal | 'no-bank-account' }
  | { code: 'price-changed'; amount: Money }
  | {
      code: PayerProblem | 'agreements'
      fields: Partial<Record<keyof Payer | PayerConsent, PayerProblem | 'agreements'>>
    }

/**
 * Chooses the bank transfer: answers with the accounts of the currency, a reference code that the customer writes on
 * the transfer, and how long the seats wait for it: shortly, until it is known that the customer can be reached. Asking again gives the same. The seller is told by a job in the same
 * transaction. Opens its own transaction; call it outside of one.
 *
 * Fails with the problem of a field; `agreements` for a consent that is missing, or taken away; `payment-not-found`, `payment-gone`, `already-paid`, `payment-in-progress`,
 * `key-reused` as a card payment does; `price-changed` with the amount as it is now; `no-bank-account` when the agency has none in this currency.
 */
export async function startTransfer(
  gateway: PaymentGateway,
  request: TransferRequest,
  now: Date,
): Promise<Result<AwaitedTransfer, TransferFailure>> {
  const payment = await findPayment(gateway.db, request.token)
  if (!payment) return fail({ code: 'payment-not-found' })
  const payer = checkPayer(request.payer)
  const unagreed = checkConsents(payment.subject_kind, request.agreement?.consents ?? {})
  if (!payer.ok) return fail({ code: payer.error.code, fields: { ...payer.error.fields, ...unagreed } })
  if (Object.keys(unagreed).length > 0) return fail({ code: 'agreements', fields: unagreed })
  const bankAccounts = await listBankAccountsOf(gateway.db, payment.currency)
  if (bankAccounts.length === 0) return fail({ code: 'no-bank-account' })

  const claim = await claimTransfer(gateway, { ...request, payer: payer.value }, now)
  if (claim.kind === 'refused') return fail({ code: claim.code })
  if (claim.kind === 'price-changed') return fail({ code: 'price-changed', amount: claim.amount })
  const { attempt } = claim
  if (attempt.state !== 'pending_transfer') return fail({ code: 'payment-in-progress' })
  return ok({
    transferReference: attempt.transfer_reference ?? '',
    amount: amountOf(attempt),
    until: attempt.expires_at,
    isUnproven: claim.payment.unproven_until !== null,
    bankAccounts,
  })
}

/** When a card attempt is still on the bank's page it is ended there, and the claim is made once more. */
async function claimTransfer(gateway: PaymentGateway, request: TransferRequest, now: Date): Promise<Claim> {
  const holdHours = await readSetting(gateway.db, transferHoldHoursSetting)
  const claim = () => inTransaction(gateway.db, (tx) => claimAndTell(tx, request, holdHours, now))
  const first = await claim()
  if (first.kind !== 'at-bank') return first
  await endSession(gateway, first.attempt, now)
  return claim()
}

async function claimAndTell(tx: Db, request: TransferRequest, holdHours: number, now: Date): Promise<Claim> {
  const claim = await claimAttempt(
    tx,
    {
      token: request.token,
      idempotencyKey: request.idempotencyKey,
      requestHash: hashOf(request),
      seen: request.seen,
      plan: (payment) => planTransfer(payment, request, holdHours, now),
    },
    now,
  )
  if (claim.kind !== 'claimed') return claim
  await enqueue(tx, paymentAwaitingTransfer, {
    paymentToken: claim.payment.token,
    subjectKind: claim.payment.subject_kind,
    subjectRef: claim.payment.subject_ref,
    transferReference: claim.attempt.transfer_reference ?? '',
    until: claim.attempt.expires_at.toISOString(),
    isUnproven: claim.payment.unproven_until !== null,
  })
  return claim
}

function planTransfer(
  payment: PaymentRow,
  { payer, agreement }: TransferRequest,
  holdHours: number,
  now: Date,
): NewAttemptParts {
  const usual = transferDeadline(now, SummaryColumn.parse(payment.summary).departsOn, holdHours)
  const until = earlier(usual, payment.unproven_until)
  return {
    ref: newPlainToken(),
    provider: 'bank_transfer',
    method: 'transfer',
    state: 'pending_transfer',
    amount_minor: payment.amount_minor,
    surcharge_minor: 0,
    currency: payment.currency,
    installments: 1,
    transfer_reference: newReference(),
    payer_name: payer.name,
    payer_email: payer.email,
    payer_phone: payer.phone,
    agreement: agreementToKeep(payment, agreement, now),
    expires_at: until,
    next_query_at: until,
  }
}

function earlier(usual: Date, unprovenUntil: Date | null): Date {
  return unprovenUntil !== null && unprovenUntil < usual ? unprovenUntil : usual
}

function hashOf({ token, payer }: TransferRequest): string {
  return createHash('sha256')
    .update(JSON.stringify(['transfer', token, payer.name, payer.email, payer.phone]))
    .digest('hex')
}
