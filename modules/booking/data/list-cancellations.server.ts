import type { Db } from '#platform/db/client.server.ts'
import type { CancellationRow } from './cancellations.server.ts'
import { own } from './tables.server.ts'

/** The cancellations of an order, oldest first; nobody travels more than a hundred times on one. */
export async function listCancellations(db: Db, orderId: string): Promise<CancellationRow[]> {
  return own(db)
    .selectFrom('order_cancellations')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(100)
    .execute()
}
