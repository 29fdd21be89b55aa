import { fail, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { reverseTransaction, type ReversalRefusal } from '#modules/ledger/index.server.ts'
import { findCountedCash, isCashRefund, reverseCash } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { lockOrder } from './data/orders.server.ts'
import { cashReversed } from './jobs/queues.server.ts'
import { takeMoneyBack } from './take-money-back.server.ts'

export type CashReversalRefusal = ReversalRefusal | { code: 'promised-back' } | { code: 'refund-stands' }

/**
 * Takes an entry of a cash register back, today and once, together with what it meant: money that counted for an order is
 * no longer paid. The order stays confirmed and keeps its seats; what it paid is open again, due on the day it was due or
 * today, its history says so, and customer and listeners are told. An order that was cancelled meanwhile stays cancelled. All of it happens or nothing;
 * opens a transaction unless it is given one.
 *
 * Fails as `reverseTransaction` does, and with `promised-back` when some of the money is promised back to the customer or
 * has gone: then a refund is what takes it back; `refund-stands` when it gave money back that the customer was told of:
 * what comes in again is an income of the order.
 */
export async function takeCashBack(
  db: Db,
  admin: Admin<'payments'>,
  reversal: { id: string; note: string },
  now: Date,
): Promise<Result<{ id: string }, CashReversalRefusal>> {
  return inTransaction(db, (tx) => takeBackIn(tx, admin, reversal, now))
}

async function takeBackIn(
  tx: Db,
  admin: Admin<'payments'>,
  { id, note }: { id: string; note: string },
  now: Date,
): Promise<Result<{ id: string }, CashReversalRefusal>> {
  if (await isCashRefund(tx, id)) return fail({ code: 'refund-stands' })
  const known = await findCountedCash(tx, id)
  const order = known?.subject.kind === 'order' ? await lockOrder(tx, known.subject.ref) : undefined
  // Read again under the lock: a cancellation may have promised the money back meanwhile.
  const cash = order && (await findCountedCash(tx, id))
  if (cash?.isPromisedBack) return fail({ code: 'promised-back' })
  const reversed = await reverseTransaction(tx, admin, { id, note }, now)
  if (!reversed.ok || !cash) return reversed
  await reverseCash(tx, cash.attemptRef, now)
  await takeMoneyBack(
    tx,
    order,
    cash,
    { kind: 'cash-reversed', facts: { transactionId: id, staff: admin.id, reason: note } },
    now,
  )
  const amountMinor = cash.amount.minor
  await enqueue(tx, cashReversed, { orderId: order.id, attemptRef: cash.attemptRef, amountMinor, way: 'cash' })
  return reversed
}
