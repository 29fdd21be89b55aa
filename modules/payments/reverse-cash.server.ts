import { money, type Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { changeAttempt, withFlags } from './data/attempts.server.ts'
import { lockPaymentOfAttempt } from './data/payments.server.ts'
import { own } from './data/tables.server.ts'
import type { PaymentSubject } from './domain/payment-page.ts'
import { tellListeners } from './tell-listeners.server.ts'

/** Cash that counts for something, by the entry of its register. */
export type CountedCash = {
  attemptRef: string
  paymentToken: string
  subject: PaymentSubject
  amount: Money
  /** Some of it is promised back or has gone: then the entry cannot be taken back any more. */
  isPromisedBack: boolean
}

/** The cash that an entry of a register brought for an order; `undefined` when it counts for nothing, or no longer. */
export async function findCountedCash(db: Db, transactionId: string): Promise<CountedCash | undefined> {
  const row = await own(db)
    .selectFrom('payment_attempts')
    .innerJoin('payments', 'payments.id', 'payment_attempts.payment_id')
    .select([
      'payment_attempts.ref',
      'payment_attempts.amount_minor',
      'payment_attempts.currency',
      'payment_attempts.reserved_minor',
      'payments.token',
      'payments.subject_kind',
      'payments.subject_ref',
    ])
    .where('payment_attempts.provider', '=', 'cash')
    .where('payment_attempts.provider_ref', '=', transactionId)
    .where('payment_attempts.state', '<>', 'reversed')
    .executeTakeFirst()
  return (
    row && {
      attemptRef: row.ref,
      paymentToken: row.token,
      subject: { kind: row.subject_kind, ref: row.subject_ref },
      amount: money(row.amount_minor, row.currency),
      isPromisedBack: row.reserved_minor > 0,
    }
  )
}

/**
 * Takes cash back that was never taken, or given back at the desk at once: its attempt ends as reversed and its payment
 * as cancelled; listeners hear of it, and whoever sold the subject opens another one. The books are the caller's, and so is the transaction.
 *
 * @throws Error when some of it is promised back; the database refuses that too.
 */
export async function reverseCash(tx: Db, attemptRef: string, now: Date): Promise<void> {
  const payment = await lockPaymentOfAttempt(tx, attemptRef)
  const row = await own(tx)
    .selectFrom('payment_attempts')
    .selectAll()
    .where('ref', '=', attemptRef)
    .executeTakeFirstOrThrow()
  if (!payment || row.state !== 'captured' || row.reserved_minor > 0) throw new Error('this cash cannot be taken back')
  await changeAttempt(
    tx,
    withFlags(row),
    'reversed',
    'the entry of the register was taken back',
    { captured_minor: null, captured_at: null },
    now,
  )
  await own(tx)
    .updateTable('payments')
    .set({ status: 'cancelled', paid_at: null })
    .where('id', '=', payment.id)
    .execute()
  const amount = money(row.amount_minor, row.currency)
  await tellListeners(tx, 'payment.reversed', { attemptRef, amount, subjectKind: payment.subject_kind }, now)
}
