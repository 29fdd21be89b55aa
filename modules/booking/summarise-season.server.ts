import { sql } from 'kysely'
import { money, type Currency, type Money } from '#kernel/money.ts'
import { addDays, dayInIstanbul, plainDate, type PlainDate } from '#kernel/plain-date.ts'
import { withinReach, type Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { sameAllDay } from '#platform/db/same-all-day.server.ts'
import { keeperOf } from './data/keeper.server.ts'
import { isIn } from './data/order-conditions.server.ts'
import { sumsOfOrders } from './data/order-sums.server.ts'
import { own } from './data/tables.server.ts'

/** What was ordered in a month of Istanbul and not cancelled, one sum a currency; `2027-02`. */
export type MonthOfSales = { month: string; sums: Money[] }

/** When money that is owed is due; the date of `undated` money was never settled. */
export const dueTimes = ['overdue', 'now', 'soon', 'later', 'undated'] as const

export type DueTime = (typeof dueTimes)[number]

export type DueSums = { due: DueTime; sums: Money[] }

/** Money that is due within so many days is due soon. */
export const SOON_DAYS = 30

/** The sales of the last `months` months, the running one among them, in their order; months without any are there. */
export async function sumSalesByMonth(
  db: Db,
  admin: Admin<'orders'>,
  { months }: { months: number },
  now: Date,
): Promise<MonthOfSales[]> {
  const names = monthsUntil(dayInIstanbul(now), months)
  const { rows } = await sql<{ month: string; currency: Currency; minor: number }>`
    select to_char(month, 'YYYY-MM') as month, currency, sum(cost_minor)::bigint as minor
    from ${sumsOfOrders}
    where month >= ${sameAllDay(plainDate(`${names[0]}-01`))} and ${isIn('standing')} and ${withinReach(admin, keeperOf)}
    group by 1, currency order by minor desc`.execute(db)
  return names.map((month) => ({ month, sums: sumsOf(rows.filter((row) => row.month === month)) }))
}

/**
 * What is still to come for orders that are booked, those that wait for a transfer among them, by when it is due: parts
 * without a day are due now; what no part asks for is undated.
 */
export async function sumReceivables(db: Db, _admin: Admin<'orders'>, now: Date): Promise<DueSums[]> {
  const today = dayInIstanbul(now)
  const all = await own(db)
    .selectFrom('order_payment_parts')
    .innerJoin('orders', 'orders.id', 'order_payment_parts.order_id')
    .select([
      sql<DueTime>`case when due_on < ${sameAllDay(today)} then 'overdue'
        when due_on is null then 'now'
        when due_on <= ${sameAllDay(addDays(today, SOON_DAYS))} then 'soon' else 'later' end`.as('due'),
      'orders.currency',
      sql<number>`sum(order_payment_parts.amount_minor)::bigint`.as('minor'),
    ])
    .where('orders.state', 'in', ['partially_paid', 'awaiting_payment'])
    .where('order_payment_parts.paid_at', 'is', null)
    .where('order_payment_parts.withdrawn_at', 'is', null)
    .groupBy(['due', 'orders.currency'])
    .unionAll(
      sql<{ due: DueTime; currency: Currency; minor: number }>`
        select 'undated', currency, sum(unasked_minor)::bigint from ${sumsOfOrders} where ${isIn('owing')} group by currency`,
    )
    .orderBy('minor', 'desc')
    .execute()
  return dueTimes.map((due) => ({ due, sums: sumsOf(all.filter((row) => row.due === due)) }))
}

/** What is unpaid of the orders of some departures, by the public ids of these. */
export async function listOpenOfDepartures(
  db: Db,
  _admin: Admin<'orders'>,
  tourIds: readonly string[],
): Promise<Map<string, Money[]>> {
  if (tourIds.length === 0) return new Map()
  const tourId = sql<string>`order_items.snapshot ->> 'tourId'`
  const open = await own(db)
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select([
      tourId.as('tour_id'),
      'orders.currency',
      sql<number>`sum(total_minor - reduction_minor - paid_minor)::bigint`.as('minor'),
    ])
    .where(tourId, 'in', tourIds)
    .where('orders.state', 'in', ['partially_paid', 'awaiting_payment'])
    .groupBy(['tour_id', 'orders.currency'])
    .execute()
  return new Map([...Map.groupBy(open, (row) => row.tour_id)].map(([id, rows]) => [id, sumsOf(rows)]))
}

function sumsOf(rows: readonly { currency: Currency; minor: number }[]): Money[] {
  return rows.filter(({ minor }) => minor > 0).map(({ minor, currency }) => money(minor, currency))
}

/** The running month and those before it, as `2027-02`, the earliest first. */
function monthsUntil(today: PlainDate, count: number): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: count }, (_, nth) => {
    const index = year * 12 + (month - 1) - (count - 1 - nth)
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
  })
}
