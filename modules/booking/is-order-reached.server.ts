import { sql, type RawBuilder } from 'kysely'
import { withinReach, type Reacher } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { keeperOf } from './data/keeper.server.ts'
import { own } from './data/tables.server.ts'

/** The keys of the orders within the reach of somebody, as a subquery of what is about orders. */
export function reachedOrders(reacher: Reacher): RawBuilder<unknown> {
  return sql`(select orders.id from orders where ${withinReach(reacher, keeperOf)})`
}

/** Whether the customer of an order, by its public id, is within the reach of somebody; false for no order too. */
export async function isOrderReached(db: Db, reacher: Reacher, publicId: string): Promise<boolean> {
  const row = await own(db)
    .selectFrom('orders')
    .select('id')
    .where('public_id', '=', publicId)
    .where(withinReach(reacher, keeperOf))
    .executeTakeFirst()
  return row !== undefined
}
