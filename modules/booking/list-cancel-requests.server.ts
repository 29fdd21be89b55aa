import { withinReach, type Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { keeperOf } from './data/keeper.server.ts'
import { own } from './data/tables.server.ts'
import { toWaitingOrder, totalOfRows, waitingOrderColumns, type WaitingOrder } from './data/waiting-order.server.ts'

export type WaitingCancelRequest = WaitingOrder & { requestedAt: Date; reason: string }

/** The customers who want to cancel and have no answer yet, the longest waiting first, and how many there are. */
export async function listCancelRequests(
  db: Db,
  admin: Admin<'orders'>,
  { limit }: { limit: number },
): Promise<{ requests: WaitingCancelRequest[]; total: number }> {
  const rows = await own(db)
    .selectFrom('order_cancel_requests')
    .innerJoin('orders', 'orders.id', 'order_cancel_requests.order_id')
    .innerJoin('order_items', (item) =>
      item.onRef('order_items.order_id', '=', 'orders.id').on('order_items.position', '=', 0),
    )
    .select([...waitingOrderColumns, 'requested_at', 'reason', totalOfRows.as('total')])
    .where('answered_at', 'is', null)
    .where(withinReach(admin, keeperOf))
    .orderBy('requested_at')
    .orderBy('orders.order_no')
    .limit(limit)
    .execute()
  return {
    requests: rows.map((row) => ({ ...toWaitingOrder(row), requestedAt: row.requested_at, reason: row.reason })),
    total: rows[0]?.total ?? 0,
  }
}
