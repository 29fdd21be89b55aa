import { withinReach, type Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { keeperOf } from './data/keeper.server.ts'
import { own } from './data/tables.server.ts'

/** The three names of an order: as payments and the books know it, as addresses do, as people do. */
export type OrderNames = { orderId: string; id: string; orderNo: string }

/** Finds an order by its number or by its public id. */
export async function findOrderNames(
  db: Db,
  admin: Admin<'orders'> | Admin<'payments'>,
  numberOrId: string,
): Promise<OrderNames | undefined> {
  const row = await own(db)
    .selectFrom('orders')
    .select(['id', 'public_id', 'order_no'])
    .where(withinReach(admin, keeperOf))
    .where((order) => order.or([order('order_no', '=', numberOrId), order('public_id', '=', numberOrId)]))
    .executeTakeFirst()
  return row && { orderId: row.id, id: row.public_id, orderNo: row.order_no }
}

/** The names of some orders, by the key under which payments and the books know them. */
export async function listOrderNames(
  db: Db,
  admin: Admin<'orders'> | Admin<'payments'>,
  orderIds: readonly string[],
): Promise<Map<string, OrderNames>> {
  if (orderIds.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom('orders')
    .select(['id', 'public_id', 'order_no'])
    .where(withinReach(admin, keeperOf))
    .where('id', 'in', [...new Set(orderIds)])
    .execute()
  return new Map(rows.map((row) => [row.id, { orderId: row.id, id: row.public_id, orderNo: row.order_no }]))
}
