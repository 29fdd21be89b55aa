import { money, type Money } from '#kernel/money.ts'
import { reverseEntry } from '#modules/ledger/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import { isPaid } from './domain/attempt-state.ts'
import { endAsReversed } from './end-as-reversed.server.ts'

/** A transfer that counts as a payment; `isPromisedBack` when some of it is promised back, has gone or is disputed. */
export type CountedTransfer = { paymentToken: string; amount: Money; isPromisedBack: boolean }

/** The transfer of an attempt; `undefined` when it counts for nothing, or no longer. */
export async function findCountedTransfer(db: Db, attemptRef: string): Promise<CountedTransfer | undefined> {
  const row = await own(db)
    .selectFrom('payment_attempts')
    .innerJoin('payments', 'payments.id', 'payment_attempts.payment_id')
    .select([
      'payment_attempts.state',
      'payment_attempts.amount_minor',
      'payment_attempts.currency',
      'payment_attempts.reserved_minor',
      'payments.token',
    ])
    .where('payment_attempts.method', '=', 'transfer')
    .where('payment_attempts.ref', '=', attemptRef)
    .executeTakeFirst()
  if (!row || !isPaid(row.state)) return undefined
  return {
    paymentToken: row.token,
    amount: money(row.amount_minor, row.currency),
    isPromisedBack: row.state !== 'captured' || row.reserved_minor > 0,
  }
}

/**
 * Takes a transfer off what it was put on, inside the caller's transaction: its attempt ends as reversed, its payment as
 * cancelled, and the books get the entry the other way round. The money stays on the account; what it is, the caller says.
 *
 * @throws Error when some of it is promised back.
 */
export async function reverseReceivedTransfer(
  tx: Db,
  { attemptRef, note, by }: { attemptRef: string; note: string; by: string },
  now: Date,
): Promise<void> {
  await endAsReversed(tx, attemptRef, 'the transfer was taken off what it was put on', now)
  await reverseEntry(tx, { key: `capture:${attemptRef}`, note, by }, now)
}
