import { sql } from 'kysely'
import type { Localised } from '#kernel/locale.ts'
import { addDays, dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { listDeparturesBetween } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import { PASSPORT } from './domain/items.ts'

/** A hotel that keeps rooms until a day and has not confirmed them. */
export type HotelOption = { departsOn: PlainDate; stay: string; hotel: Localised; optionOn: PlainDate }

/** How many of those who left on a day have come back, and not their passports to them. */
export type HeldPassports = { departsOn: PlainDate; dueOn: PlainDate; count: number }

/** Days before the end of an option on which somebody should look at it. */
const DAYS_AHEAD = 7

/**
 * What of the journeys has a last day that is near or over: options of hotels that end within a week or have ended, for
 * journeys that have not left, and passports that are still held on the last day of a journey; the most urgent first.
 */
export async function listDeadlines(
  db: Db,
  _admin: Admin<'orders'>,
  now: Date,
): Promise<{ options: HotelOption[]; passports: HeldPassports[] }> {
  const today = dayInIstanbul(now)
  const rows = await own(db)
    .selectFrom('operation_stays')
    .select(['departs_on as departsOn', 'stay', sql<PlainDate>`option_on`.as('dueOn'), sql<number>`0`.as('count')])
    .where('confirmation', '=', '')
    .where('departs_on', '>=', today)
    .where('option_on', '<=', addDays(today, DAYS_AHEAD))
    .unionAll(
      own(db)
        .selectFrom('operation_items')
        .select([
          'departs_on as departsOn',
          sql<string>`''`.as('stay'),
          sql<PlainDate>`min(returns_on)`.as('dueOn'),
          sql<number>`count(*)::int`.as('count'),
        ])
        .where('item', '=', PASSPORT)
        .where('holder', '<>', '')
        .where('returns_on', '<=', today)
        .groupBy('departs_on'),
    )
    .orderBy('dueOn')
    .orderBy('departsOn')
    .orderBy('stay')
    .execute()
  return {
    options: await withHotels(
      db,
      rows.filter(({ stay }) => stay !== ''),
    ),
    passports: rows
      .filter(({ stay }) => stay === '')
      .map(({ departsOn, dueOn, count }) => ({ departsOn, dueOn, count })),
  }
}

async function withHotels(
  db: Db,
  options: readonly { departsOn: PlainDate; stay: string; dueOn: PlainDate }[],
): Promise<HotelOption[]> {
  const days = options.map(({ departsOn }) => departsOn).toSorted()
  const [from] = days
  const to = days.at(-1)
  if (from === undefined || to === undefined) return []
  const departures = await listDeparturesBetween(db, { from, to })
  return options.flatMap(({ departsOn, stay, dueOn }) => {
    // A hotel that no tour of the day sleeps in any more waits for nobody.
    const hotel = departures
      .filter((each) => each.departsOn === departsOn)
      .flatMap(({ stays }) => stays)
      .find(({ key }) => key === stay)
    return hotel ? [{ departsOn, stay, hotel: hotel.name, optionOn: dueOn }] : []
  })
}
