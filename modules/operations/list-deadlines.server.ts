import { sql } from 'kysely'
import type { Localised } from '#kernel/locale.ts'
import { addDays, dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { listDeparturesBetween } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { PASSPORT } from './domain/items.ts'

/** A hotel that keeps rooms until a day and has not confirmed them. */
export type HotelOption = { departsOn: PlainDate; stay: string; hotel: Localised; optionOn: PlainDate }

/** How many of those who left on a day have come back, and not their passports to them. */
export type HeldPassports = { departsOn: PlainDate; dueOn: PlainDate; count: number }

/** Days before the end of an option on which somebody should look at it. */
const DAYS_AHEAD = 7

/** A hotel, by its key, that has had a list of rooms for a day. */
export type ListedStay = { departsOn: PlainDate; stay: string }

type Deadline = {
  kind: 'option' | 'passports' | 'list'
  departsOn: PlainDate
  stay: string
  dueOn: PlainDate
  count: number
}

/**
 * What of the journeys has a last day that is near or over: options of hotels that end within a week or have ended, for
 * journeys that have not left, and passports that are still held on the last day of a journey; the most urgent first. And
 * which hotels have had a list of rooms for what leaves up to a day, so that those that wait for one are known. One
 * question, and one more where there are options.
 */
export async function listDeadlines(
  db: Db,
  _admin: Admin<'orders'>,
  now: Date,
  listsUntil: PlainDate = dayInIstanbul(now),
): Promise<{ options: HotelOption[]; passports: HeldPassports[]; roomLists: ListedStay[] }> {
  const rows = await readDeadlines(db, dayInIstanbul(now), listsUntil)
  const of = (kind: Deadline['kind']) => rows.filter((row) => row.kind === kind)
  return {
    options: await withHotels(db, of('option')),
    passports: of('passports').map(({ departsOn, dueOn, count }) => ({ departsOn, dueOn, count })),
    roomLists: of('list').map(({ departsOn, stay }) => ({ departsOn, stay })),
  }
}

async function readDeadlines(db: Db, today: PlainDate, listsUntil: PlainDate): Promise<Deadline[]> {
  const { rows } = await sql<Deadline>`
    select 'option' as kind, departs_on as "departsOn", stay, option_on as "dueOn", 0 as count
    from operation_stays
    where confirmation = '' and departs_on >= ${today} and option_on <= ${addDays(today, DAYS_AHEAD)}
    union all
    select 'passports', departs_on, '', min(returns_on), count(*)::int
    from operation_items
    where item = ${PASSPORT} and holder <> '' and returns_on <= ${today}
    group by departs_on
    union all
    select distinct 'list', departs_on, stay, departs_on, 0
    from operation_room_lists where departs_on between ${today} and ${listsUntil}
    order by "dueOn", "departsOn", stay`.execute(db)
  return rows
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
