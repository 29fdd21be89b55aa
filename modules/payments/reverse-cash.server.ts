import { money, type Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { isDivided } from './data/family.server.ts'
import { own } from './data/tables.server.ts'
import type { PaymentSubject } from './domain/payment-page.ts'
import { endAsReversed } from './end-as-reversed.server.ts'

/** Cash that counts for something, by the entry of its register. */
export type CountedCash = {
  attemptRef: string
  paymentToken: string
  subject: PaymentSubject
  amount: Money
  /** Some of it is promised back, has gone or went along to another order: then the entry cannot be taken back any more. */
  isPromisedBack: boolean
}

/** The cash that an entry of a register brought for an order; `undefined` when it counts for nothing, or no longer. */
export async function findCountedCash(db: Db, transactionId: string): Promise<CountedCash | undefined> {
  const row = await own(db)
    .selectFrom('payment_attempts')
    .innerJoin('payments', 'payments.id', 'payment_attempts.payment_id')
    .select([
      'payment_attempts.id',
      'payment_attempts.split_from',
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
      isPromisedBack: row.reserved_minor > 0 || (await isDivided(db, row)),
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
  await endAsReversed(tx, attemptRef, 'the entry of the register was taken back', now)
}
