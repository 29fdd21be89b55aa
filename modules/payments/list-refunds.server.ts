import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { withFlags } from './data/attempts.server.ts'
import { toRefundRecord } from './data/refunds.server.ts'
import { own } from './data/tables.server.ts'
import { isPaid } from './domain/attempt-state.ts'
import type { PaymentSubject } from './domain/payment-page.ts'
import type { HeldMoney, RefundRecord } from './domain/refund-record.ts'

/** Every refund of a subject, newest first; at most a hundred. */
export async function listRefundsOfSubject(db: Db, subject: PaymentSubject): Promise<RefundRecord[]> {
  const rows = await own(db)
    .selectFrom('refunds')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'refunds.attempt_id')
    .innerJoin('payments', 'payments.id', 'payment_attempts.payment_id')
    .selectAll('refunds')
    .select(['payment_attempts.ref as attempt_ref', 'payment_attempts.provider', 'payment_attempts.method as paid_by'])
    .where('payments.subject_kind', '=', subject.kind)
    .where('payments.subject_ref', '=', subject.ref)
    .orderBy('refunds.created_at', 'desc')
    .orderBy('refunds.id', 'desc')
    .limit(100)
    .execute()
  return rows.map((row) => toRefundRecord(row, { ref: row.attempt_ref, provider: row.provider, method: row.paid_by }))
}

/**
 * The money that came for a subject and is still here, the newest first: what is promised back counts as gone already,
 * and so does what the holder of a card disputes.
 * Inside a transaction the subject's payments stay locked, so that nothing comes or goes until it ends.
 */
export async function listHeldMoney(db: Db, subject: PaymentSubject): Promise<HeldMoney[]> {
  if (db.isTransaction) await lockPaymentsOf(db, subject)
  const rows = await own(db)
    .selectFrom('payment_attempts')
    .innerJoin('payments', 'payments.id', 'payment_attempts.payment_id')
    .selectAll('payment_attempts')
    .select(({ selectFrom }) => [
      'payments.token',
      selectFrom('refunds')
        .select(({ fn }) => fn.sum<number | null>('refunds.surcharge_minor').as('gone'))
        .whereRef('refunds.attempt_id', '=', 'payment_attempts.id')
        .where('refunds.state', '<>', 'failed')
        .as('surcharge_gone'),
    ])
    .where('payments.subject_kind', '=', subject.kind)
    .where('payments.subject_ref', '=', subject.ref)
    .where('payment_attempts.captured_at', 'is not', null)
    .orderBy('payment_attempts.captured_at', 'desc')
    .orderBy('payment_attempts.id', 'desc')
    .limit(100)
    .execute()
  return rows
    .filter((row) => isPaid(row.state))
    .map((row) => {
      const { flags, ...attempt } = withFlags(row)
      const amount = (minor: number) => money(minor, attempt.currency)
      // What is disputed, or was lost, the bank gives back.
      const refundable = attempt.state === 'disputed' ? 0 : (attempt.captured_minor ?? 0) - attempt.reserved_minor
      return {
        attemptRef: attempt.ref,
        paymentToken: row.token,
        provider: attempt.provider,
        method: attempt.method,
        capturedAt: attempt.captured_at ?? attempt.created_at,
        captured: amount(attempt.captured_minor ?? 0),
        surcharge: amount(Math.min(refundable, Math.max(0, attempt.surcharge_minor - Number(row.surcharge_gone ?? 0)))),
        refundable: amount(refundable),
        isUnexplained: flags.includes('mismatch') || flags.includes('excess'),
      }
    })
}

async function lockPaymentsOf(tx: Db, subject: PaymentSubject): Promise<void> {
  await own(tx)
    .selectFrom('payments')
    .select('id')
    .where('subject_kind', '=', subject.kind)
    .where('subject_ref', '=', subject.ref)
    .orderBy('id')
    .forUpdate()
    .execute()
}
