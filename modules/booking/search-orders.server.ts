import { sql } from 'kysely'
import type { Localised } from '#kernel/locale.ts'
import { hasRight } from '#modules/accounts/index.ts'
import { withinReach, type Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { phoneCountrySetting } from '#platform/phone/phone-country.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { keeperOf } from './data/keeper.server.ts'
import { isFound, isMet } from './data/order-conditions.server.ts'
import { ordersOfNumber } from './data/orders-of-number.server.ts'
import { readOrderSearch } from './domain/order-search.ts'

/** An order as a search shows it. */
export type FoundOrder = { id: string; orderNo: string; customer: string; journey: Localised | null }

/** From so many orders on, some of them are soon met among the newest. */
const MANY = 1500

/**
 * The newest orders by what staff type, as `listOrders` finds them. Nobody counts how many there are: what thousands of
 * orders have is looked for from the newest on until there are enough.
 */
export async function searchOrders(
  db: Db,
  admin: Admin<'orders'>,
  { q, limit }: { q: string; limit: number },
): Promise<FoundOrder[]> {
  const search = readOrderSearch(q, await readSetting(db, phoneCountrySetting))
  if (!search) return []
  const numbered = hasRight(admin, 'papers') ? await ordersOfNumber(db, q) : []
  const within = withinReach(admin, keeperOf)
  const { rows } = await sql<FoundOrder>`
    with found as materialized (
      select orders.id from orders where ${isFound(search, numbered)} limit ${sql.lit(MANY)}
    ), many as materialized (select count(*) = ${sql.lit(MANY)} as are from found),
    listed as (
      (select orders.id, orders.placed_at from found join orders on orders.id = found.id
        where not (select are from many) and ${within} order by orders.placed_at desc, orders.id desc limit ${limit})
      union all
      (select newest.id, newest.placed_at
        from (select id, placed_at from orders where (select are from many) and ${within}
          order by placed_at desc, id desc offset 0) newest
        cross join lateral (select from orders where orders.id = newest.id and ${isMet(search, numbered)} offset 0) met
        order by newest.placed_at desc, newest.id desc limit ${limit})
    )
    select orders.public_id as id, orders.order_no as "orderNo", orders.first_name || ' ' || orders.last_name as customer,
      (select snapshot -> 'tourName' from order_items where order_items.order_id = orders.id order by position limit 1)
        as journey
    from listed join orders on orders.id = listed.id
    order by orders.placed_at desc, orders.id desc`.execute(db)
  return rows
}
