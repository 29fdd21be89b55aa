import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { writeHistory } from './data/history.server.ts'
import { extendHolds, lockOrder } from './data/orders.server.ts'

/**
 * Keeps the seats of an order until a bank transfer should have arrived. An order whose seats were given back meanwhile
 * stays as it is: the money, when it comes, takes free seats. Asking again changes nothing.
 */
export async function extendHold(db: Db, orderId: string, until: Date, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.state !== 'awaiting_payment' || !(await extendHolds(tx, orderId, until))) return
    await writeHistory(tx, orderId, { kind: 'hold-extended', facts: { until: until.toISOString() }, at: now })
  })
}
