import { sql } from 'kysely'
import { money, type Currency, type Money } from '#kernel/money.ts'
import { addDays, dayInIstanbul, plainDate, startInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { homeTourKinds } from '#modules/catalog/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { snapshotReader, type SnapshotReader } from './data/sold-snapshot.server.ts'
import { own } from './data/tables.server.ts'
import { passportRuleFor } from './domain/check-traveller.ts'
import type { ItemSnapshot } from './domain/order.ts'

/** What was ordered in a month of Istanbul and not cancelled, one sum a currency; `2027-02`. */
export type MonthOfSales = { month: string; sums: Money[] }

/** When money that is owed is due; the date of `undated` money was never settled. */
export const dueTimes = ['overdue', 'soon', 'later', 'undated'] as const

export type DueTime = (typeof dueTimes)[number]

export type DueSums = { due: DueTime; sums: Money[] }

/** Money that is due within so many days is due soon. */
export const SOON_DAYS = 30

/** The sales of the last `months` months, the running one among them, in their order; months without any are there. */
export async function sumSalesByMonth(
  db: Db,
  _admin: Admin<'orders'>,
  { months }: { months: number },
  now: Date,
): Promise<MonthOfSales[]> {
  const names = monthsUntil(dayInIstanbul(now), months)
  const start = startInIstanbul(plainDate(`${names[0]}-01`))
  const rows = await own(db)
    .selectFrom('orders')
    .select([
      sql<string>`to_char(placed_at at time zone 'Europe/Istanbul', 'YYYY-MM')`.as('month'),
      'currency',
      sql<number>`sum(total_minor - reduction_minor)::bigint`.as('minor'),
    ])
    .where('placed_at', '>=', start)
    .where('state', 'in', ['paid', 'partially_paid', 'awaiting_payment'])
    .groupBy(['month', 'currency'])
    .orderBy('minor', 'desc')
    .execute()
  return names.map((month) => ({ month, sums: sumsOf(rows.filter((row) => row.month === month)) }))
}

/**
 * What is still to come for orders that are booked, those that wait for a transfer among them, by when it is due: parts
 * without a day are due at once, and so soon; what no part asks for is undated.
 */
export async function sumReceivables(db: Db, _admin: Admin<'orders'>, now: Date): Promise<DueSums[]> {
  const today = dayInIstanbul(now)
  const rows = await own(db)
    .selectFrom('order_payment_parts')
    .innerJoin('orders', 'orders.id', 'order_payment_parts.order_id')
    .select([
      sql<DueSums['due']>`case when due_on < ${today}::date then 'overdue'
        when coalesce(due_on, ${today}::date) <= ${addDays(today, SOON_DAYS)}::date then 'soon' else 'later' end`.as(
        'due',
      ),
      'orders.currency',
      sql<number>`sum(order_payment_parts.amount_minor)::bigint`.as('minor'),
    ])
    .where('orders.state', 'in', ['partially_paid', 'awaiting_payment'])
    .where('order_payment_parts.paid_at', 'is', null)
    .where('order_payment_parts.withdrawn_at', 'is', null)
    .groupBy(['due', 'orders.currency'])
    .orderBy('minor', 'desc')
    .execute()
  const asked = own(db)
    .selectFrom('order_payment_parts')
    .select(['order_id', sql<number>`sum(amount_minor)`.as('minor')])
    .where('paid_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .groupBy('order_id')
    .as('asked')
  const rest = await own(db)
    .selectFrom('orders')
    .leftJoin(asked, 'asked.order_id', 'orders.id')
    .select([
      sql<DueTime>`'undated'`.as('due'),
      'currency',
      sql<number>`sum(greatest(total_minor - reduction_minor - paid_minor - coalesce(asked.minor, 0), 0))::bigint`.as(
        'minor',
      ),
    ])
    .where('state', 'in', ['partially_paid', 'awaiting_payment'])
    .groupBy('currency')
    .execute()
  const all = [...rows, ...rest]
  return dueTimes.map((due) => ({ due, sums: sumsOf(all.filter((row) => row.due === due)) }))
}

/** How ready the people of a departure are: who has no paper yet, whose passport ends too soon, and what is unpaid. */
export type Readiness = {
  travellers: number
  withoutPapers: number
  passportsTooShort: number
  open: Money[]
  /** Whether the journey leaves the country, so that its people may need visas. */
  goesAbroad: boolean
  /** Everybody who travels, and with which fare, for what other modules know of them. */
  passengers: { id: string; fare: string }[]
}

/** The readiness of some departures by their public ids. */
export async function listReadiness(
  db: Db,
  _admin: Admin<'orders'>,
  tourIds: readonly string[],
): Promise<Map<string, Readiness>> {
  if (tourIds.length === 0) return new Map()
  const tourId = sql<string>`order_items.snapshot ->> 'tourId'`
  const isAtHome = sql<boolean>`order_items.snapshot ->> 'kind' in (${sql.join([...homeTourKinds])})`
  const people = await own(db)
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .innerJoin('passengers', 'passengers.order_item_id', 'order_items.id')
    .select([
      tourId.as('tour_id'),
      sql<number>`count(*)::int`.as('travellers'),
      sql<number>`count(*) filter (where passport_no_sealed is null and tckn_sealed is null)::int`.as('without_papers'),
      sql<boolean>`bool_or(not ${isAtHome})`.as('goes_abroad'),
      sql<PersonRow[]>`json_agg(json_build_object('id', passengers.id, 'fare', passengers.fare,
        'nationality', passengers.nationality, 'expiresOn', passengers.passport_expires_on,
        'sold', json_build_object('kind', order_items.snapshot -> 'kind', 'returnsOn', order_items.snapshot -> 'returnsOn',
          'passportMonthsAfterReturn', order_items.snapshot -> 'passportMonthsAfterReturn')))`.as('people'),
    ])
    .where(tourId, 'in', tourIds)
    .where('orders.state', 'in', ['paid', 'partially_paid', 'awaiting_payment'])
    .where('passengers.cancelled_at', 'is', null)
    .groupBy('tour_id')
    .execute()
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
  const read = await snapshotReader(db)
  return new Map(
    people.map((row) => [
      row.tour_id,
      {
        travellers: row.travellers,
        withoutPapers: row.without_papers,
        passportsTooShort: row.people.filter((person) => isPassportShort(person, read)).length,
        goesAbroad: row.goes_abroad,
        passengers: row.people.map(({ id, fare }) => ({ id, fare })),
        open: sumsOf(open.filter((each) => each.tour_id === row.tour_id)),
      },
    ]),
  )
}

function sumsOf(rows: readonly { currency: Currency; minor: number }[]): Money[] {
  return rows.filter(({ minor }) => minor > 0).map(({ minor, currency }) => money(minor, currency))
}

type PersonRow = {
  id: string
  fare: string
  nationality: string
  expiresOn: PlainDate | null
  sold: Pick<ItemSnapshot, 'kind' | 'returnsOn' | 'passportMonthsAfterReturn'>
}

function isPassportShort({ nationality, expiresOn, sold }: PersonRow, read: SnapshotReader): boolean {
  const passport = passportRuleFor(read(sold), nationality)
  return passport !== undefined && expiresOn !== null && expiresOn < passport.until
}

/** The running month and those before it, as `2027-02`, the earliest first. */
function monthsUntil(today: PlainDate, count: number): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: count }, (_, nth) => {
    const index = year * 12 + (month - 1) - (count - 1 - nth)
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
  })
}
