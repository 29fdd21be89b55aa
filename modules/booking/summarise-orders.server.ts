import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { money, type Money } from '#kernel/money.ts'
import { addDays, dayInIstanbul, plainDate, startInIstanbul } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { isOverdue, overdueMinor } from './data/overdue.server.ts'
import { own } from './data/tables.server.ts'

/** A number of orders, of the people who travel in them, and their sums: one a currency, largest first. */
export type OrderSums = { orders: number; travellers: number; sums: Money[] }

export type OrdersAtAGlance = {
  /** Placed today; cancelled and expired ones are left out. */
  today: OrderSums
  /** Placed since the first of the month; the sums are what of it is paid. */
  paidThisMonth: OrderSums
  /** Not yet fully paid; the sums are what is still to come. */
  awaiting: OrderSums
  /** Booked orders of which a part is late; the sums are what is late. */
  overdue: OrderSums
}

/** What an overview says of orders. Days and months are those of Istanbul. */
export async function summariseOrders(db: Db, _admin: Admin<'orders'>, now: Date): Promise<OrdersAtAGlance> {
  const today = dayInIstanbul(now)
  const dayStart = startInIstanbul(today)
  const nextDay = startInIstanbul(addDays(today, 1))
  const monthStart = startInIstanbul(plainDate(`${today.slice(0, 7)}-01`))
  return {
    today: await sumOrders(db, {
      where: sql`orders.placed_at >= ${dayStart} and orders.placed_at < ${nextDay} and orders.state not in ('draft', 'cancelled', 'expired')`,
      amount: sql`orders.total_minor`,
    }),
    paidThisMonth: await sumOrders(db, {
      where: sql`orders.placed_at >= ${monthStart} and orders.placed_at < ${nextDay} and orders.state in ('paid', 'partially_paid')`,
      amount: sql`orders.paid_minor`,
    }),
    awaiting: await sumOrders(db, {
      where: sql`orders.state in ('awaiting_payment', 'partially_paid')`,
      amount: sql`orders.total_minor - orders.paid_minor`,
    }),
    overdue: await sumOrders(db, {
      where: sql`orders.state = 'partially_paid' and ${isOverdue}`,
      amount: sql`coalesce(${overdueMinor}, 0)`,
    }),
  }
}

async function sumOrders(
  db: Db,
  { where, amount }: { where: RawBuilder<SqlBool>; amount: RawBuilder<number> },
): Promise<OrderSums> {
  const rows = await own(db)
    .with('matched', (orders) =>
      orders
        .selectFrom('orders')
        .select(['orders.id', 'orders.currency', sql<number>`${amount}`.as('minor')])
        .where(where),
    )
    .selectFrom('matched')
    .select((matched) => [
      'matched.currency',
      matched.fn.countAll<number>().as('orders'),
      sql<number>`sum(matched.minor)::bigint`.as('minor'),
      // Counted once for all currencies together: asking order by order took most of the time.
      sql<number>`(
        select count(*) from passengers
        join order_items on order_items.id = passengers.order_item_id
        where order_items.order_id in (select matched.id from matched)
      )::bigint`.as('travellers'),
    ])
    .groupBy('matched.currency')
    .orderBy('minor', 'desc')
    .orderBy('matched.currency')
    .execute()
  return {
    orders: rows.reduce((count, row) => count + row.orders, 0),
    travellers: rows[0]?.travellers ?? 0,
    sums: rows.map((row) => money(row.minor, row.currency)).filter((sum) => sum.minor > 0),
  }
}
