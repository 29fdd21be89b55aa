import { sql, type RawBuilder } from 'kysely'
import { money, type Currency, type Money } from '#kernel/money.ts'
import { addDays, dayInIstanbul, plainDate, startInIstanbul } from '#kernel/plain-date.ts'
import { withinReach, type Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { sameAllDay } from '#platform/db/same-all-day.server.ts'
import { keeperOf } from './data/keeper.server.ts'
import { isIn } from './data/order-conditions.server.ts'
import { sumsOfOrders } from './data/order-sums.server.ts'
import { isPartOverdue, overdueMinor } from './data/overdue.server.ts'

/** A number of orders, of the people who travel in them, and their sums: one a currency, largest first. */
export type OrderSums = { orders: number; travellers: number; sums: Money[] }

export type OrdersAtAGlance = {
  /** Placed today and standing. */
  today: OrderSums
  /** Placed since the first of the month and standing; the sums are what they cost now. */
  soldThisMonth: OrderSums
  /** Placed since the first of the month; the sums are what of it is paid. */
  paidThisMonth: OrderSums
  /** Not yet fully paid; the sums are what is still to come. */
  awaiting: OrderSums
  /** Orders of which a part is late; the sums are what is late. */
  overdue: OrderSums
}

/** What an overview says of orders. Days and months are those of Istanbul. One query, which adds up no more than a day. */
export async function summariseOrders(db: Db, admin: Admin<'orders'>, now: Date): Promise<OrdersAtAGlance> {
  const today = dayInIstanbul(now)
  const isOfMonth = sql`orders.month = ${sameAllDay(plainDate(`${today.slice(0, 7)}-01`))}`
  const isReached = withinReach(admin, keeperOf)
  const parts: Record<keyof OrdersAtAGlance, RawBuilder<unknown>> = {
    today: sumOfOrders(
      sql`orders.placed_at >= ${sameAllDay(startInIstanbul(today))}
        and orders.placed_at < ${sameAllDay(startInIstanbul(addDays(today, 1)))}
        and ${isIn('standing')} and ${isReached}`,
      sql`orders.total_minor - orders.reduction_minor`,
    ),
    soldThisMonth: sumOfSums(sql`${isOfMonth} and ${isIn('standing')} and ${isReached}`, sql`orders.cost_minor`),
    paidThisMonth: sumOfSums(
      sql`${isOfMonth} and orders.state in ('paid', 'partially_paid') and ${isReached}`,
      sql`orders.paid_minor`,
    ),
    awaiting: sumOfSums(sql`${isIn('owing')} and ${isReached}`, sql`orders.open_minor`),
    overdue: sumOfOrders(
      sql`orders.id in (select order_id from order_payment_parts where ${isPartOverdue}) and ${isIn('owing')}
        and ${isReached}`,
      overdueMinor,
    ),
  }
  const named = Object.entries(parts).map(
    ([name, part]) => sql`select ${sql.lit(name)} as part, currency, orders, minor, travellers from (${part}) as sums`,
  )
  const { rows } = await sql<Row>`${sql.join(named, sql` union all `)} order by minor desc, currency`.execute(db)
  const sumsOf = (name: keyof OrdersAtAGlance): OrderSums => {
    const own = rows.filter(({ part }) => part === name)
    return {
      orders: own.reduce((count, { orders }) => count + orders, 0),
      travellers: own.reduce((count, { travellers }) => count + travellers, 0),
      sums: own.map(({ minor, currency }) => money(minor, currency)).filter((sum) => sum.minor > 0),
    }
  }
  return {
    today: sumsOf('today'),
    soldThisMonth: sumsOf('soldThisMonth'),
    paidThisMonth: sumsOf('paidThisMonth'),
    awaiting: sumsOf('awaiting'),
    overdue: sumsOf('overdue'),
  }
}

type Row = { part: string; currency: Currency; orders: number; minor: number; travellers: number }

/** Of the few orders that meet a condition. */
function sumOfOrders(condition: RawBuilder<unknown>, amount: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select currency, count(*)::int as orders, sum(${amount})::bigint as minor,
      sum((select count(*) from order_items join passengers on passengers.order_item_id = order_items.id
        where order_items.order_id = orders.id and passengers.cancelled_at is null))::int as travellers
    from orders where ${condition} group by currency`
}

/** Of all orders that meet a condition, as they are added up. */
function sumOfSums(condition: RawBuilder<unknown>, amount: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select currency, sum(orders.orders)::int as orders, sum(${amount})::bigint as minor,
      sum(travellers)::int as travellers
    from ${sumsOfOrders} where ${condition} group by currency`
}
