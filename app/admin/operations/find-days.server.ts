import type { Locale } from '#kernel/locale.ts'
import { addDays, dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { parseTypedDate } from '#kernel/typed-date.ts'
import { listDeparturesBetween, type PlannedDeparture } from '#modules/catalog/index.server.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { listReadiness, type Readiness } from '#modules/operations/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { daySorts, sortDays, type DaySort } from './day-sort.ts'

/** A day on which somebody leaves. Seats are those of each tour: a boat for an afternoon has none for a group that flies. */
export type Day = {
  date: PlainDate
  tours: { id: string; name: string; taken: number; capacity: number }[]
  departures: PlannedDeparture[]
  /** Everybody who leaves. */
  taken: number
}

const DAYS_AHEAD = 90

/** The days on which somebody leaves, as the address of the list asks for them: those of three months unless it says more. */
export async function findDays(
  db: Db,
  search: URLSearchParams,
  locale: Locale,
  now: Date,
): Promise<{ from: PlainDate; to: PlainDate; sort: DaySort; days: Day[] }> {
  const from = parseTypedDate(search.get('from') ?? '') ?? dayInIstanbul(now)
  const to = parseTypedDate(search.get('to') ?? '') ?? addDays(from, DAYS_AHEAD)
  const sort = daySorts.find((each) => each === search.get('sort')) ?? 'day'
  const departures = await listDeparturesBetween(db, { from, to })
  const rows = [...Map.groupBy(departures, ({ departsOn }) => departsOn)].map(([date, tours]) => ({
    date,
    tours: tours.map(({ id, name, sold, held, capacity }) => ({
      id,
      name: name[locale],
      taken: sold + held,
      capacity,
    })),
    departures: tours,
    taken: tours.reduce((seats, { sold, held }) => seats + sold + held, 0),
  }))
  return { from, to, sort, days: sortDays(rows, sort) }
}

/** A day of the list with how ready its people are: the numbers of its workspace. */
export type DayRow = Omit<Day, 'departures'> & { ready: Readiness }

/** Adds to some days how ready their people are. */
export async function withReadiness(
  db: Db,
  admin: Admin<'orders'>,
  days: readonly Day[],
  now: Date,
): Promise<DayRow[]> {
  const readiness = await listReadiness(
    db,
    admin,
    days.flatMap(({ departures }) => departures),
    now,
  )
  return days.map(({ departures, ...day }) => ({
    ...day,
    ready: addedUp(departures.flatMap(({ id }) => readiness.get(id) ?? [])),
  }))
}

function addedUp(parts: readonly Readiness[]): Readiness {
  const sum = (countOf: (part: Readiness) => number) => parts.reduce((total, part) => total + countOf(part), 0)
  return {
    travellers: sum(({ travellers }) => travellers),
    withoutPapers: sum(({ withoutPapers }) => withoutPapers),
    passportsTooShort: sum(({ passportsTooShort }) => passportsTooShort),
    visas: { open: sum(({ visas }) => visas.open), needed: sum(({ visas }) => visas.needed) },
    beds: { placed: sum(({ beds }) => beds.placed), needed: sum(({ beds }) => beds.needed) },
    roomless: sum(({ roomless }) => roomless),
  }
}
