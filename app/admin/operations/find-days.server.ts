import type { Locale } from '#kernel/locale.ts'
import { addDays, dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { parseTypedDate } from '#kernel/typed-date.ts'
import { listDeparturesBetween } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { daySorts, sortDays, type DaySort } from './day-sort.ts'

/** A day on which somebody leaves. */
export type DayRow = { date: PlainDate; tours: { id: string; name: string }[]; taken: number; capacity: number }

const DAYS_AHEAD = 90

/** The days on which somebody leaves, as the address of the list asks for them: those of three months unless it says more. */
export async function findDays(
  db: Db,
  search: URLSearchParams,
  locale: Locale,
  now: Date,
): Promise<{ from: PlainDate; to: PlainDate; sort: DaySort; days: DayRow[] }> {
  const from = parseTypedDate(search.get('from') ?? '') ?? dayInIstanbul(now)
  const to = parseTypedDate(search.get('to') ?? '') ?? addDays(from, DAYS_AHEAD)
  const sort = daySorts.find((each) => each === search.get('sort')) ?? 'day'
  const departures = await listDeparturesBetween(db, { from, to })
  const rows = [...Map.groupBy(departures, ({ departsOn }) => departsOn)].map(([date, tours]) => ({
    date,
    tours: tours.map(({ id, name }) => ({ id, name: name[locale] })),
    taken: tours.reduce((seats, { sold, held }) => seats + sold + held, 0),
    capacity: tours.reduce((seats, { capacity }) => seats + capacity, 0),
  }))
  return { from, to, sort, days: sortDays(rows, sort) }
}
