import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { listHistory, writeHistory } from './data/history.server.ts'
import { lockOrder } from './data/orders.server.ts'
import { toldAmount } from './domain/told-change.ts'
import { openBalanceAgain } from './open-balance-again.server.ts'

/** Money of an order that a bank has given back to the holder of a card for good. */
export type LostDispute = { orderId: string; attemptRef: string; owedMinor: number }

/**
 * Writes down that money of an order is lost: an order that goes on owes it again from today, keeps its seats, and staff
 * see why. The same dispute changes nothing a second time.
 *
 * @throws Error when there is no such order.
 */
export async function noteLostDispute(
  db: Db,
  { orderId, attemptRef, owedMinor }: LostDispute,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new Error(`no order ${orderId}`)
    const history = await listHistory(tx, orderId)
    if (history.some(({ kind, facts }) => kind === 'dispute-lost' && facts['disputed'] === attemptRef)) return
    await openBalanceAgain(tx, order, { amountMinor: owedMinor }, now)
    const changes = toldAmount('paid', order.paidMinor, Math.max(0, order.paidMinor - owedMinor))
    const facts = { disputed: attemptRef, amountMinor: owedMinor, changes }
    await writeHistory(tx, orderId, { kind: 'dispute-lost', facts, at: now })
  })
}
