import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { tableOf } from './data/staff-requests.server.ts'
import { own } from './data/tables.server.ts'
import type { RequestKind } from './domain/staff-request.ts'

/**
 * Finishes a request because its visitor has accepted an offer that answered it: it keeps the order. Told again, or of a
 * request that has been forgotten or became another order, it changes nothing.
 */
export async function noteRequestOrdered(
  db: Db,
  { kind, id, orderId }: { kind: RequestKind; id: string; orderId: string },
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const finished = await own(tx)
      .updateTable(tableOf[kind])
      .set((columns) => ({ state: 'done' as const, order_id: orderId, version: columns('version', '+', 1) }))
      .where('public_id', '=', id)
      .where('order_id', 'is', null)
      .returning('version')
      .executeTakeFirst()
    if (!finished) return
    const act = { action: 'request.change', subject: { kind: `${kind}-request`, id } } as const
    await recordAudit(tx, { actor: 'system', ...act, after: { state: 'done', orderId, ...finished } }, now)
  })
}
