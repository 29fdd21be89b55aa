import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { entries } from './data/columns.server.ts'
import { loadSeason } from './data/load-season.server.ts'
import { own } from './data/tables.server.ts'
import type { FarePrice } from './domain/fares.ts'
import type { HolidayKind } from './domain/holiday-marks.ts'
import { isFamilyTour } from './domain/choose-departures.ts'
import { keyStayOf, type DepartureFacts } from './domain/season.ts'
import { seasonInLanguage } from './domain/season-in-language.ts'
import { summarise } from './domain/summarise.ts'
import type { TourKind, TourSummary } from './domain/tour.ts'

/** A departure on sale with what it can be recommended for. */
export type DepartureToSuggest = {
  id: string
  tourKey: string
  kind: TourKind
  days: number
  departsOn: PlainDate
  isRamadan: boolean
  holidays: { kind: HolidayKind; from: PlainDate }[]
  isFamily: boolean
  seatsLeft: number
  fares: FarePrice[]
  /** Of the hotel the tour is chosen for. */
  stars: number | null
  walkMetres: number | null
  walkMinutes: number | null
  /** Codes of what the price holds. */
  inclusions: string[]
}

/** The departures of these kinds that can be bought or asked for, by day; those that a language has where one is named. Two queries. */
export async function listDeparturesToSuggest(
  db: Db,
  { kinds, today, locale }: { kinds: readonly TourKind[]; today: PlainDate; locale?: Locale },
): Promise<DepartureToSuggest[]> {
  const whole = await loadSeason(db, today)
  const season = locale === undefined ? whole : seasonInLanguage(whole, locale)
  const rows = await own(db)
    .selectFrom('tours')
    .select(['key', 'included'])
    .where('kind', 'in', kinds)
    .orderBy('key')
    .limit(1000)
    .execute()
  const inclusions = new Map(rows.map((row) => [row.key, entries.parse(row.included).map(({ code }) => code)]))
  return season
    .filter(({ tour, availability }) => kinds.includes(tour.kind) && availability === 'available')
    .map((departure) => toSuggest(departure, inclusions.get(departure.tour.key) ?? []))
}

/** Departures as lists show them, in the order of their ids. Ids that are not known any more are left out. */
export async function listTourSummaries(
  db: Db,
  { ids, locale, today }: { ids: readonly string[]; locale: Locale; today: PlainDate },
): Promise<TourSummary[]> {
  const season = await loadSeason(db, today)
  const asked = new Map(season.filter(({ id }) => ids.includes(id)).map((each) => [each.id, each]))
  return ids.flatMap((id) => {
    const departure = asked.get(id)
    return departure ? [summarise(departure, locale)] : []
  })
}

function toSuggest(departure: DepartureFacts, inclusions: string[]): DepartureToSuggest {
  const { id, tour, departsOn, isRamadan, holidays, seatsLeft, fares } = departure
  const stay = keyStayOf(tour.stays)
  return {
    id,
    tourKey: tour.key,
    kind: tour.kind,
    days: tour.days,
    departsOn,
    isRamadan,
    holidays: holidays.map(({ kind, from }) => ({ kind, from })),
    isFamily: isFamilyTour(departure),
    seatsLeft,
    fares,
    stars: stay?.stars ?? null,
    walkMetres: stay?.walkMetres ?? null,
    walkMinutes: stay?.walkMinutes ?? null,
    inclusions,
  }
}
