import { money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { reverseTransaction, type ReversalRefusal } from '#modules/ledger/index.server.ts'
import { findCountedCash, reverseCash, type CountedCash } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { openAmount, openParts, replaceParts } from './change-parts.server.ts'
import { writeHistory } from './data/history.server.ts'
import { changeState, lockOrder, setPaid, type LockedOrder } from './data/orders.server.ts'
import { findPartByToken, listParts, markPartUnpaid } from './data/payment-parts.server.ts'

export type CashReversalRefusal = ReversalRefusal | { code: 'promised-back' }

/**
 * Takes an entry of a cash register back, today and once, together with what it meant: money that counted for an order is
 * no longer paid. The order stays confirmed and keeps its seats; what it paid is open again, due on the day it was due or
 * today, and its history says so. An order that was cancelled meanwhile stays cancelled. All of it happens or nothing;
 * opens a transaction unless it is given one.
 *
 * Fails as `reverseTransaction` does, and with `promised-back` when some of the money is promised back to the customer or
 * has gone: then a refund is what takes it back.
 */
export async function takeCashBack(
  db: Db,
  admin: Admin<'payments'>,
  reversal: { id: string; note: string },
  now: Date,
): Promise<Result<{ id: string }, CashReversalRefusal>> {
  if (db.isTransaction) return takeBackIn(db, admin, reversal, now)
  return db.transaction().execute((tx) => takeBackIn(tx, admin, reversal, now))
}

async function takeBackIn(
  tx: Db,
  admin: Admin<'payments'>,
  { id, note }: { id: string; note: string },
  now: Date,
): Promise<Result<{ id: string }, CashReversalRefusal>> {
  const known = await findCountedCash(tx, id)
  const order = known?.subject.kind === 'order' ? await lockOrder(tx, known.subject.ref) : undefined
  // Read again under the lock: a cancellation may have promised the money back meanwhile.
  const cash = order && (await findCountedCash(tx, id))
  if (cash?.isPromisedBack) return fail({ code: 'promised-back' })
  const reversed = await reverseTransaction(tx, { id, note, by: admin.id }, now)
  if (!reversed.ok || !cash) return reversed
  await reverseCash(tx, cash.attemptRef, now)
  await openAgain(tx, order, cash, now)
  await writeHistory(tx, order.id, {
    kind: 'cash-reversed',
    facts: { transactionId: id, amountMinor: cash.amount.minor },
    at: now,
  })
  return reversed
}

async function openAgain(tx: Db, order: LockedOrder, cash: CountedCash, now: Date): Promise<void> {
  const paidMinor = Math.max(0, order.paidMinor - cash.amount.minor)
  await setPaid(tx, order.id, paidMinor)
  const part = await findPartByToken(tx, cash.paymentToken)
  if (!part) throw new Error('cash counted for a part that is not there')
  await markPartUnpaid(tx, part.id)
  const isOpen = order.state === 'paid' || order.state === 'partially_paid'
  const parts = await listParts(tx, order.id)
  const withdraw = parts.filter(({ id }) => id === part.id)
  const others = openParts(parts).filter(({ id }) => id !== part.id)
  const missing = order.owedMinor - paidMinor - openAmount(others, cash.amount.currency).minor
  const today = dayInIstanbul(now)
  const again = {
    amount: money(missing, cash.amount.currency),
    dueOn: part.dueOn !== null && part.dueOn > today ? part.dueOn : today,
    payer: null,
  }
  const add = isOpen && missing > 0 ? [again] : []
  const replaced = await replaceParts(tx, order.id, { withdraw, add, ...(add.length > 0 && { replacement: 0 }) }, now)
  if (!replaced.ok) throw new Error(`the part of taken-back cash could not be opened again: ${replaced.error.code}`)
  if (order.state === 'paid' && add.length > 0) await changeState(tx, order, 'partially_paid')
}
