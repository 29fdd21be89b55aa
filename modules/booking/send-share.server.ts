import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { openParts } from './change-parts.server.ts'
import { lockOrder } from './data/orders.server.ts'
import { listParts } from './data/payment-parts.server.ts'
import { shareToSend } from './jobs/queues.server.ts'

/**
 * Has the address of a share mailed to whoever takes it over; asked again, the same mail is not sent twice. Fails with
 * `part-not-found` for shares that are paid, taken back or of another order.
 */
export async function sendShare(
  db: Db,
  { orderId, partId }: { orderId: string; partId: string },
): Promise<Result<void, { code: 'part-not-found' }>> {
  return inTransaction(db, async (tx) => {
    await lockOrder(tx, orderId)
    const share = openParts(await listParts(tx, orderId)).find(({ id, payer }) => id === partId && payer !== null)
    if (!share) return fail({ code: 'part-not-found' })
    await enqueue(tx, shareToSend, { partId })
    return ok(undefined)
  })
}
