import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import { recordRefund } from './record-refund.server.ts'

/**
 * Ends the refunds of an attempt that no provider has heard of yet, when the holder of the card asks the bank for the
 * money instead: sent as well, it would go back twice. They end as failed, so that staff and seller hear of it. What is
 * under way goes on and is booked when its outcome is known. Works under the lock of the payment.
 */
export async function stopRefunds(tx: Db, attemptId: string, now: Date): Promise<void> {
  const waiting = await own(tx)
    .selectFrom('refunds')
    .select('ref')
    .where('attempt_id', '=', attemptId)
    .where('state', '=', 'requested')
    .where('method', '=', 'provider')
    .orderBy('id')
    .execute()
  for (const { ref } of waiting)
    await recordRefund(tx, ref, { outcome: 'refused', source: 'dispute', words: 'the payment is disputed' }, now)
}
