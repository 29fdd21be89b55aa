import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { isRowId } from './data/endpoints.server.ts'
import { own } from './data/tables.server.ts'
import { webhookDue } from './jobs/queues.server.ts'

/**
 * Has a listener told once more, with the same body and the same id of the event, whatever became of it before; the
 * pauses begin anew. False when there is no such delivery of that listener, or the listener is gone.
 */
export async function resendDelivery(
  db: Db,
  admin: Admin<'settings'>,
  { endpointId, deliveryId }: { endpointId: string; deliveryId: string },
  now: Date,
): Promise<boolean> {
  if (!isRowId(endpointId) || !isRowId(deliveryId)) return false
  return inTransaction(db, async (tx) => {
    const found = await own(tx)
      .updateTable('webhook_deliveries')
      .from('webhook_endpoints')
      .set({ state: 'pending', attempts: 0, finished_at: null })
      .whereRef('webhook_endpoints.id', '=', 'webhook_deliveries.endpoint_id')
      .where('webhook_endpoints.removed_at', 'is', null)
      .where('webhook_deliveries.id', '=', deliveryId)
      .where('webhook_deliveries.endpoint_id', '=', endpointId)
      .returning('webhook_deliveries.id')
      .executeTakeFirst()
    if (!found) return false
    await enqueue(tx, webhookDue, { deliveryId })
    const entry = {
      actor: admin,
      action: 'webhook.resend',
      subject: { kind: 'webhook-delivery', id: deliveryId },
    } as const
    await recordAudit(tx, entry, now)
    return true
  })
}
