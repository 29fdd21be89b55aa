import { money, toDecimalText } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { changeAttempt, findAttemptByRef, type AttemptRow } from './data/attempts.server.ts'
import { lockPaymentOfAttempt, type PaymentRow } from './data/payments.server.ts'
import { changeRefund, findRefund, type RefundRow } from './data/refunds.server.ts'
import { foreignColumns } from './data/foreign-money.server.ts'
import { own } from './data/tables.server.ts'
import type { ForeignMoney } from './domain/foreign-money.ts'
import { nextRefundState, type RefundOutcome, type RefundState } from './domain/refund-state.ts'
import { CREATED_GRACE_MS, nextQueryAt } from './domain/retry-schedule.ts'
import { refundSettled } from './jobs/queues.server.ts'
import { postRefund } from './post-refund.server.ts'
import { tellListeners } from './tell-listeners.server.ts'

/** What was seen of a refund, by whom; `words` are the provider's, for staff. */
export type RefundSight = {
  outcome: RefundOutcome
  /** `desk`: it was paid out of a cash register, whose entry is `providerRef` and in the books already. */
  source: 'send' | 'query' | 'manual' | 'dispute' | 'desk'
  providerRef?: string | undefined
  words?: string | undefined
  /** What staff handed over instead, where it was money of another currency. */
  foreign?: ForeignMoney | null
}

/**
 * Writes what was seen of a refund: its state and history, the attempt it belongs to, the entry in the books and the job
 * that tells the seller, in one transaction of its own or of the caller. Seen twice, it acts once. What its provider never
 * heard of is not sent again while the bank decides about the money. Gives the state
 * afterwards; `undefined` when there is no such refund.
 */
export async function recordRefund(
  db: Db,
  ref: string,
  sight: RefundSight,
  now: Date,
): Promise<RefundState | undefined> {
  return inTransaction(db, (tx) => recordIn(tx, ref, sight, now))
}

/** A refund with its attempt and payment, read under the payment's lock. */
export async function lockRefund(
  tx: Db,
  ref: string,
): Promise<{ refund: RefundRow; attempt: AttemptRow; payment: PaymentRow } | undefined> {
  const owner = await own(tx)
    .selectFrom('refunds')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'refunds.attempt_id')
    .select('payment_attempts.ref')
    .where('refunds.ref', '=', ref)
    .executeTakeFirst()
  if (!owner) return undefined
  const payment = await lockPaymentOfAttempt(tx, owner.ref)
  const attempt = await findAttemptByRef(tx, owner.ref)
  const refund = await findRefund(tx, ref)
  return payment && attempt && refund && { refund, attempt, payment }
}

async function recordIn(tx: Db, ref: string, sight: RefundSight, now: Date): Promise<RefundState | undefined> {
  const locked = await lockRefund(tx, ref)
  if (!locked) return undefined
  const { refund, attempt, payment } = locked
  const isQuiet = !refund.sent_at || now.getTime() - refund.sent_at.getTime() > CREATED_GRACE_MS
  const next = nextRefundState(refund.state, sight.outcome, isQuiet)
  const to = next === 'requested' && attempt.state === 'disputed' && refund.method === 'provider' ? 'failed' : next
  if (to === refund.state) return to

  const foreign = (to === 'succeeded' && sight.foreign) || null
  const method = sight.source === 'desk' ? 'cash' : refund.method
  await changeRefund(
    tx,
    refund,
    to,
    [`${sight.source}: ${sight.outcome}`, sight.words].filter(Boolean).join(', '),
    {
      method,
      ...foreignColumns(foreign),
      ...(sight.providerRef ? { provider_ref: sight.providerRef } : {}),
      failure: to === 'failed' ? (sight.words ?? sight.outcome) : null,
      succeeded_at: to === 'succeeded' ? now : null,
      next_query_at:
        to === 'requested' || to === 'unknown' ? (nextQueryAt(refund.query_count, now, 0.5) ?? null) : null,
      ...(to === 'succeeded' || to === 'failed' ? { needs_person: to === 'failed' } : {}),
    },
    now,
  )
  if (to === 'succeeded') await moveAttempt(tx, attempt, refund, now)
  if (to === 'succeeded' && sight.source !== 'desk') await postRefund(tx, { refund, attempt, payment, foreign }, now)
  if (to === 'succeeded') await tellRefunded(tx, { payment, attempt, refund, foreign }, now)
  if (to === 'succeeded' || to === 'failed') await tellSeller(tx, payment, attempt, { ...refund, method }, to)
  return to
}

async function tellRefunded(
  tx: Db,
  {
    payment,
    attempt,
    refund,
    foreign,
  }: { payment: PaymentRow; attempt: AttemptRow; refund: RefundRow; foreign: ForeignMoney | null },
  now: Date,
): Promise<void> {
  const amount = money(refund.amount_minor, refund.currency)
  const facts = { attemptRef: attempt.ref, refundRef: refund.ref, amount, foreign, subjectKind: payment.subject_kind }
  await tellListeners(tx, 'payment.refunded', facts, now)
}

async function moveAttempt(tx: Db, attempt: AttemptRow, refund: RefundRow, now: Date): Promise<void> {
  const isAll = attempt.refunded_minor + refund.amount_minor >= (attempt.captured_minor ?? 0)
  const back = money(refund.amount_minor, refund.currency)
  const isMoved = await changeAttempt(
    tx,
    attempt,
    // A refund that was under way before does not end the dispute.
    attempt.state === 'disputed' ? 'disputed' : isAll ? 'refunded' : 'partially_refunded',
    `refund ${refund.ref}: ${toDecimalText(back)} ${back.currency}`,
    {},
    now,
  )
  if (!isMoved) throw new Error(`attempt ${attempt.ref} changed while its payment was locked`)
}

async function tellSeller(
  tx: Db,
  payment: PaymentRow,
  attempt: AttemptRow,
  refund: RefundRow,
  outcome: 'succeeded' | 'failed',
): Promise<void> {
  await enqueue(tx, refundSettled, {
    refundRef: refund.ref,
    attemptRef: attempt.ref,
    paymentToken: payment.token,
    subjectKind: payment.subject_kind,
    subjectRef: payment.subject_ref,
    outcome,
    cause: refund.cause,
    method: refund.method,
    amountMinor: refund.amount_minor,
    currency: refund.currency,
  })
}
