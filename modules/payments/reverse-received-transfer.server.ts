import { money, type Money } from '#kernel/money.ts'
import { reverseEntry } from '#modules/ledger/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { changeAttempt, findAttemptByRef, withFlags } from './data/attempts.server.ts'
import { isDivided } from './data/family.server.ts'
import { lockPaymentOfAttempt } from './data/payments.server.ts'
import { own } from './data/tables.server.ts'
import { isPaid } from './domain/attempt-state.ts'
import { endAsReversed } from './end-as-reversed.server.ts'
import { listPartEntries } from './post-capture.server.ts'

/** A transfer that counts as a payment. */
export type CountedTransfer = {
  paymentToken: string
  /** What it was for, and what came. */
  amount: Money
  captured: Money
  /** It came for something already paid. */
  isExcess: boolean
  /** Some of it is promised back, has gone, is disputed or went along to another order. */
  isPromisedBack: boolean
}

/** The transfer of an attempt; `undefined` when it counts for nothing yet, or no longer. */
export async function findCountedTransfer(db: Db, attemptRef: string): Promise<CountedTransfer | undefined> {
  const row = await own(db)
    .selectFrom('payment_attempts')
    .innerJoin('payments', 'payments.id', 'payment_attempts.payment_id')
    .selectAll('payment_attempts')
    .select('payments.token')
    .where('payment_attempts.method', '=', 'transfer')
    .where('payment_attempts.ref', '=', attemptRef)
    .executeTakeFirst()
  if (!row || !isPaid(row.state)) return undefined
  return {
    paymentToken: row.token,
    amount: money(row.amount_minor, row.currency),
    captured: money(row.captured_minor ?? 0, row.currency),
    isExcess: withFlags(row).flags.includes('excess'),
    isPromisedBack: row.state !== 'captured' || row.reserved_minor > 0 || (await isDivided(db, row)),
  }
}

/** Whether what an attempt brought was taken back, so that whoever hears of it late has nothing to do. */
export async function isTakenBack(db: Db, attemptRef: string): Promise<boolean> {
  return (await findAttemptByRef(db, attemptRef))?.state === 'reversed'
}

type TakingBack = { attemptRef: string; note: string; by: string }

/**
 * Takes a transfer off what it was put on, inside the caller's transaction: its attempt ends as reversed, its payment as
 * cancelled, and the books get its entries the other way round. The money stays on the account; what it is, the caller
 * says, and may put it somewhere else under the same key.
 *
 * @throws Error when some of it is promised back.
 */
export async function reverseReceivedTransfer(tx: Db, { attemptRef, note, by }: TakingBack, now: Date): Promise<void> {
  await endAsReversed(tx, attemptRef, 'the transfer was taken off what it was put on', now)
  const attempt = await findAttemptByRef(tx, attemptRef)
  const parts = attempt ? await listPartEntries(tx, attempt) : []
  for (const { key } of [{ key: `capture:${attemptRef}` }, ...parts]) await reverseEntry(tx, { key, note, by }, now)
  if (attempt) await own(tx).deleteFrom('transfer_receipts').where('attempt_id', '=', attempt.id).execute()
}

/**
 * Takes the money with this key off an announced transfer that has not come whole, inside the caller's transaction: the
 * transfer awaits it again. Gives what it was; `undefined` when it does not stand there.
 */
export async function reversePartOfTransfer(
  tx: Db,
  { attemptRef, key, note, by }: TakingBack & { key: string },
  now: Date,
): Promise<Money | undefined> {
  await lockPaymentOfAttempt(tx, attemptRef)
  const attempt = await findAttemptByRef(tx, attemptRef)
  if (!attempt || isPaid(attempt.state)) return undefined
  const receipt = await own(tx)
    .deleteFrom('transfer_receipts')
    .where('key', '=', key)
    .where('attempt_id', '=', attempt.id)
    .returning(['amount_minor', 'currency'])
    .executeTakeFirst()
  if (!receipt) return undefined
  const entries = await listPartEntries(tx, attempt)
  const entry = entries.find(({ amount }) => amount.minor === receipt.amount_minor)
  if (!entry) throw new Error(`no entry of the part of ${attemptRef}`)
  await reverseEntry(tx, { key: entry.key, note, by }, now)
  const left = (attempt.captured_minor ?? 0) - receipt.amount_minor
  const reason = `manual: taken back ${receipt.amount_minor} ${receipt.currency}. ${note}`
  await changeAttempt(tx, attempt, attempt.state, reason, { captured_minor: left > 0 ? left : null }, now)
  return money(receipt.amount_minor, receipt.currency)
}
