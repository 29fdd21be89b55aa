import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { money, type Currency, type Money } from '#kernel/money.ts'
import { addDays, dayInIstanbul, plainDate, startInIstanbul } from '#kernel/plain-date.ts'
import { withinReach, type Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { keeperOf } from './data/keeper.server.ts'
import { isIn } from './data/order-conditions.server.ts'
import { overdueMinor } from './data/overdue.server.ts'

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

/** What an overview says of orders. Days and months are those of Istanbul. One query. */
export async function summariseOrders(db: Db, admin: Admin<'orders'>, now: Date): Promise<OrdersAtAGlance> {
  const today = dayInIstanbul(now)
  const placedSince = (start: Date) =>
    sql`orders.placed_at >= ${start} and orders.placed_at < ${startInIstanbul(addDays(today, 1))}`
  const thisDay = placedSince(startInIstanbul(today))
  const thisMonth = placedSince(startInIstanbul(plainDate(`${today.slice(0, 7)}-01`)))
  const cost = sql<number>`orders.total_minor - orders.reduction_minor`
  const parts: Record<keyof OrdersAtAGlance, Part> = {
    today: { where: sql`${thisDay} and ${isIn('standing')}`, amount: cost },
    soldThisMonth: { where: sql`${thisMonth} and ${isIn('standing')}`, amount: cost },
    paidThisMonth: {
      where: sql`${thisMonth} and orders.state in ('paid', 'partially_paid')`,
      amount: sql`orders.paid_minor`,
    },
    awaiting: { where: isIn('owing'), amount: sql`greatest(${cost} - orders.paid_minor, 0)` },
    overdue: { where: isIn('late'), amount: sql`coalesce(${overdueMinor}, 0)` },
  }
  const rows = await readParts(db, parts, withinReach(admin, keeperOf))
  const sumsOf = (name: keyof OrdersAtAGlance): OrderSums => {
    const own = rows.filter(({ part }) => part === name)
    return {
      orders: own.reduce((count, row) => count + row.orders, 0),
      travellers: own[0]?.travellers ?? 0,
      sums: own.map(({ minor, currency }) => money(Number(minor), currency)).filter((sum) => sum.minor > 0),
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

type Part = { where: RawBuilder<SqlBool> | RawBuilder<unknown>; amount: RawBuilder<number> }

type Row = { part: string; currency: Currency; orders: number; minor: string | number; travellers: number }

async function readParts(db: Db, parts: Record<string, Part>, isReached: RawBuilder<boolean>): Promise<Row[]> {
  const matched = Object.entries(parts).map(
    ([name, { where, amount }]) =>
      sql`select ${sql.lit(name)} as part, orders.id, orders.currency, ${amount} as minor from orders where ${where} and ${isReached}`,
  )
  // Travellers are counted once for all currencies together: asking order by order took most of the time.
  const { rows } = await sql<Row>`
    with matched as (${sql.join(matched, sql` union all `)}),
    people as (
      select matched.part, count(*)::int as travellers from matched
      join order_items on order_items.order_id = matched.id
      join passengers on passengers.order_item_id = order_items.id
      where passengers.cancelled_at is null
      group by matched.part
    )
    select matched.part, matched.currency, count(*)::int as orders, sum(matched.minor)::bigint as minor,
      coalesce(max(people.travellers), 0) as travellers
    from matched left join people on people.part = matched.part
    group by matched.part, matched.currency order by minor desc, matched.currency`.execute(db)
  return rows
}
