import type { Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { writeHistory } from './data/history.server.ts'
import type { LockedOrder } from './data/orders.server.ts'
import { findPartByToken, markPartUnpaid } from './data/payment-parts.server.ts'
import type { HistoryKind } from './domain/order.ts'
import { toldAmount } from './domain/told-change.ts'
import { openBalanceAgain } from './open-balance-again.server.ts'

/**
 * What it means for an order that money it counted never was there, inside the caller's transaction and under the lock of
 * the order: what it paid is open again, due on the day it was due or today, and the history says so. Its payment has
 * ended already.
 *
 * @throws Error when the payment is no part of an order.
 */
export async function takeMoneyBack(
  tx: Db,
  order: LockedOrder,
  { paymentToken, amount }: { paymentToken: string; amount: Money },
  { kind, facts }: { kind: HistoryKind; facts: Record<string, unknown> },
  now: Date,
): Promise<void> {
  const part = await findPartByToken(tx, paymentToken)
  if (!part) throw new Error('money counted for a part that is not there')
  await markPartUnpaid(tx, part.id)
  const amountMinor = amount.minor
  const changes = toldAmount('paid', order.paidMinor, Math.max(0, order.paidMinor - amountMinor))
  await openBalanceAgain(tx, order, { amountMinor, dueOn: part.dueOn, ended: part.id }, now)
  await writeHistory(tx, order.id, { kind, facts: { ...facts, amountMinor, changes }, at: now })
}
