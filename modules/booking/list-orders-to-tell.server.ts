import { withinReach, type Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { listUndeliveredOf, type UndeliveredOf } from '#platform/undelivered/list-undelivered.server.ts'
import { keeperOf } from './data/keeper.server.ts'
import { own } from './data/tables.server.ts'
import { toWaitingOrder, waitingOrderColumns, type WaitingOrder } from './data/waiting-order.server.ts'
import { ORDER_NEWS, orderOfNews } from './domain/about-order.ts'

export type OrderToTellOtherwise = WaitingOrder & { undelivered: UndeliveredOf }

/**
 * The orders within reach of which news reached nobody, the longest waiting first, and how many there are. Who let their
 * places go without paying needs no news.
 */
export async function listOrdersToTellOtherwise(
  db: Db,
  admin: Admin<'orders'>,
  { limit }: { limit: number },
): Promise<{ orders: OrderToTellOtherwise[]; total: number }> {
  const waiting = await listUndeliveredOf(db, ORDER_NEWS)
  const ids = waiting.flatMap(({ about }) => orderOfNews(about) ?? [])
  if (ids.length === 0) return { orders: [], total: 0 }
  const rows = await own(db)
    .selectFrom('orders')
    .innerJoin('order_items', (item) =>
      item.onRef('order_items.order_id', '=', 'orders.id').on('order_items.position', '=', 0),
    )
    .select(['orders.id', ...waitingOrderColumns])
    .where('orders.id', 'in', ids)
    .where('orders.state', 'not in', ['draft', 'expired'])
    .where(withinReach(admin, keeperOf))
    .execute()
  const known = new Map(rows.map((row) => [row.id, toWaitingOrder(row)]))
  const orders = waiting.flatMap((undelivered) => {
    const order = known.get(orderOfNews(undelivered.about) ?? '')
    return order ? [{ ...order, undelivered }] : []
  })
  return { orders: orders.slice(0, limit), total: orders.length }
}
