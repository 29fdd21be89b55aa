import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readableIn } from '../domain/record-gaps.ts'
import { isDirectFlight, type CategoryFacts, type StayFacts, type TourFacts } from '../domain/season.ts'
import { flights, localised, named, program, strings } from './columns.server.ts'
import { departureColumns, type DepartureRow, type FareRow } from './departure-row.server.ts'
import { readableRows } from '#platform/db/readable-rows.server.ts'
import { own } from './tables.server.ts'

/** More departures than a season of an agency has; beyond it lists would be wrong, so `loadSeason` refuses. */
const SEASON_LIMIT = 5000

/** A departure as it is stored, with what does not change when places are sold. */
export type SeasonRow = { row: DepartureRow; tour: TourFacts; fares: readonly FareRow[] }

/**
 * Every departure that has not left before `today`, with its tour, in day order and five queries whatever the number.
 * @throws Error when the season has outgrown this way of reading it.
 */
export async function loadSeasonRows(db: Db, today: PlainDate): Promise<SeasonRow[]> {
  const departures = await own(db)
    .selectFrom('departures')
    .select(['id', ...departureColumns])
    .where('departs_on', '>=', today)
    .where('status', 'not in', ['draft', 'cancelled'])
    .orderBy('departs_on')
    .orderBy('public_id')
    .limit(SEASON_LIMIT)
    .execute()
  if (departures.length === SEASON_LIMIT)
    throw new Error(`a season of ${SEASON_LIMIT} departures and more cannot be read at once`)
  if (departures.length === 0) return []

  const fares = await listFares(
    db,
    departures.map(({ id }) => id),
  )
  const tours = await loadTours(db, [...new Set(departures.map(({ tour_id }) => tour_id))])
  return departures.flatMap((row) => {
    const tour = tours.get(row.tour_id)
    return tour ? { row, tour, fares: fares.get(row.id) ?? [] } : []
  })
}

/** The fares of departures, by departure. */
export async function listFares(db: Db, departureIds: readonly string[]) {
  const rows = await own(db)
    .selectFrom('departure_fares')
    .select(['departure_id', 'fare', 'amount_minor'])
    .where('departure_id', 'in', departureIds)
    .orderBy('departure_id')
    .orderBy('amount_minor')
    .limit(departureIds.length * 8)
    .execute()
  return Map.groupBy(rows, (row) => row.departure_id)
}

/** Tours as lists need them, by id, in three queries. */
export async function loadTours(db: Db, tourIds: readonly string[]): Promise<Map<string, TourFacts>> {
  if (tourIds.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom('tours')
    .leftJoin('airlines', 'airlines.code', 'tours.airline_code')
    .select([
      'tours.id',
      'key',
      'tours.code',
      'kind',
      'tours.name',
      'promise',
      'description',
      'program',
      'days',
      'nights',
      'airline_code',
      'airlines.name as airline_name',
      'flights',
      'sale_mode',
      'is_economy',
      'guide_languages',
      'images',
    ])
    .where('tours.id', 'in', tourIds)
    .orderBy('key')
    .limit(tourIds.length)
    .execute()
  const stays = await listStays(db, tourIds)
  const categories = await listTourCategories(db, tourIds)
  return new Map(
    readableRows(
      rows,
      ({ key }) => `the tour ${key}`,
      (row) => {
        const route = flights.parse(row.flights)
        return [
          row.id,
          {
            key: row.key,
            code: row.code,
            kind: row.kind,
            name: named.parse(row.name),
            languages: readableIn({
              name: localised.parse(row.name),
              promise: localised.parse(row.promise),
              description: localised.parse(row.description),
              program: program.parse(row.program),
            }),
            days: row.days,
            nights: row.nights,
            airline: row.airline_code ? { code: row.airline_code, name: named.parse(row.airline_name) } : null,
            originCode: route[0]?.from ?? null,
            isDirect: isDirectFlight(route),
            saleMode: row.sale_mode,
            isEconomy: row.is_economy,
            guideLanguages: strings.parse(row.guide_languages),
            image: strings.parse(row.images)[0] ?? '',
            stays: stays.get(row.id) ?? [],
            categories: categories.get(row.id) ?? [],
          },
        ]
      },
    ),
  )
}

async function listStays(db: Db, tourIds: readonly string[]): Promise<Map<string, StayFacts[]>> {
  const rows = await own(db)
    .selectFrom('tour_hotels')
    .innerJoin('hotels', 'hotels.id', 'hotel_id')
    .select([
      'tour_id',
      'nights',
      'board',
      'key',
      'name',
      'city',
      'city_name',
      'country',
      'stars',
      'walk_metres',
      'walk_minutes',
    ])
    .where('tour_id', 'in', tourIds)
    .orderBy('tour_id')
    .orderBy('position')
    .limit(tourIds.length * 10)
    .execute()
  return groupValues(rows, (row) => ({
    hotelKey: row.key,
    name: named.parse(row.name),
    city: row.city,
    cityName: named.parse(row.city_name),
    country: row.country,
    stars: row.stars,
    nights: row.nights,
    board: row.board,
    walkMetres: row.walk_metres,
    walkMinutes: row.walk_minutes,
  }))
}

async function listTourCategories(db: Db, tourIds: readonly string[]): Promise<Map<string, CategoryFacts[]>> {
  const rows = await own(db)
    .selectFrom('tour_categories')
    .innerJoin('categories', 'categories.id', 'category_id')
    .select(['tour_id', 'is_primary', 'key', 'slug', 'name'])
    .where('tour_id', 'in', tourIds)
    .where('is_published', '=', true)
    .orderBy('tour_id')
    .orderBy('sort_order')
    .limit(tourIds.length * 20)
    .execute()
  return groupValues(rows, (row) => ({
    key: row.key,
    slug: localised.parse(row.slug),
    name: named.parse(row.name),
    isPrimary: row.is_primary,
  }))
}

function groupValues<Row extends { tour_id: string; key: string }, Value>(
  rows: readonly Row[],
  toValue: (row: Row) => Value,
): Map<string, Value[]> {
  const groups = Map.groupBy(rows, (row) => row.tour_id)
  return new Map([...groups].map(([tourId, group]) => [tourId, readableRows(group, ({ key }) => key, toValue)]))
}
