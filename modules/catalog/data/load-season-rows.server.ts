import type { Expression, InferResult, RawBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readableIn } from '../domain/record-gaps.ts'
import { isDirectFlight, type CategoryFacts, type SoldTour, type StayFacts, type TourFacts } from '../domain/season.ts'
import { flights, localised, named, program, strings } from './columns.server.ts'
import { departureColumns, type DepartureRow, type FareRow } from './departure-row.server.ts'
import { readableRows } from '#platform/db/readable-rows.server.ts'
import { own } from './tables.server.ts'
import { takesPlace } from './takes-place.server.ts'

/**
 * More departures than an agency has on sale at once; beyond it lists would be wrong, so `loadSeason` refuses. To read them
 * all anew, as after a change of a tour, takes the program 50 ms of the processor for 500, 250 for 3,000 and 500 for 10,000.
 */
const SEASON_LIMIT = 20_000

/** A departure as it is stored, with what does not change when places are sold. */
export type SeasonRow = { row: DepartureRow; tour: TourFacts; fares: readonly FareRow[] }

/**
 * Every departure that has not left before `today`, with its tour, in day order and three queries whatever the number.
 * @throws Error when the season has outgrown this way of reading it.
 */
export async function loadSeasonRows(db: Db, today: PlainDate): Promise<SeasonRow[]> {
  const departures = await own(db)
    .selectFrom('departures')
    .select(['id', ...departureColumns])
    .where('departs_on', '>=', today)
    .where(takesPlace)
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

/** The fares of a departure beside its row. */
export function faresOf(db: Db, departureId: Expression<string>) {
  return jsonArrayFrom(
    own(db)
      .selectFrom('departure_fares')
      .select(['fare', 'amount_minor'])
      .where('departure_id', '=', departureId)
      .orderBy('amount_minor'),
  )
}

/** Tours as lists need them, by id, in one query. */
export async function loadTours(db: Db, tourIds: readonly string[]): Promise<Map<string, TourFacts>> {
  if (tourIds.length === 0) return new Map()
  const rows = await tours(db)
    .select(['promise', 'description', 'program'])
    .where('tours.id', 'in', tourIds)
    .limit(tourIds.length)
    .execute()
  return factsById(rows, (row) => ({
    ...soldTour(row),
    languages: readableIn({
      name: localised.parse(row.name),
      promise: localised.parse(row.promise),
      description: localised.parse(row.description),
      program: program.parse(row.program),
    }),
  }))
}

/**
 * The tours of departures, by their own ids, for whoever buys: in which languages a tour can be read takes all of its
 * texts, and counts no more.
 */
export async function loadSoldTours(db: Db, departures: readonly string[]): Promise<Map<string, SoldTour>> {
  const ids = own(db).selectFrom('departures').select('tour_id').where('public_id', 'in', departures)
  const rows = await tours(db).where('tours.id', 'in', ids).limit(departures.length).execute()
  return factsById(rows, soldTour)
}

function tours(db: Db) {
  return own(db)
    .selectFrom('tours')
    .leftJoin('airlines', 'airlines.code', 'tours.airline_code')
    .select([
      'tours.id',
      'key',
      'tours.code',
      'kind',
      'tours.name',
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
    .select(({ ref }) => [staysOf(db, ref('tours.id')).as('stays'), categoriesOf(db, ref('tours.id')).as('categories')])
    .orderBy('key')
}

type TourRow = InferResult<ReturnType<typeof tours>>[number]

function factsById<Row extends TourRow, Facts>(rows: readonly Row[], read: (row: Row) => Facts): Map<string, Facts> {
  return new Map(
    readableRows(
      rows,
      ({ key }) => `the tour ${key}`,
      (row) => [row.id, read(row)] as const,
    ),
  )
}

function soldTour(row: TourRow): SoldTour {
  const route = flights.parse(row.flights)
  return {
    key: row.key,
    code: row.code,
    kind: row.kind,
    name: named.parse(row.name),
    days: row.days,
    nights: row.nights,
    airline: row.airline_code ? { code: row.airline_code, name: named.parse(row.airline_name) } : null,
    originCode: route[0]?.from ?? null,
    isDirect: isDirectFlight(route),
    saleMode: row.sale_mode,
    isEconomy: row.is_economy,
    guideLanguages: strings.parse(row.guide_languages),
    image: strings.parse(row.images)[0] ?? '',
    stays: readableRows(row.stays, ({ key }) => `the hotel ${key}`, stayFacts),
    categories: readableRows(row.categories, ({ key }) => `the category ${key}`, categoryFacts),
  }
}

function staysOf(db: Db, tourId: Expression<string>) {
  return jsonArrayFrom(
    own(db)
      .selectFrom('tour_hotels')
      .innerJoin('hotels', 'hotels.id', 'hotel_id')
      .select([
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
      .where('tour_id', '=', tourId)
      .orderBy('position'),
  )
}

type RowOf<Rows> = Rows extends RawBuilder<(infer Row)[]> ? Row : never

type StayRow = RowOf<ReturnType<typeof staysOf>>

function stayFacts(row: StayRow): StayFacts {
  return {
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
  }
}

function categoriesOf(db: Db, tourId: Expression<string>) {
  return jsonArrayFrom(
    own(db)
      .selectFrom('tour_categories')
      .innerJoin('categories', 'categories.id', 'category_id')
      .select(['is_primary', 'key', 'slug', 'name'])
      .where('tour_id', '=', tourId)
      .where('is_published', '=', true)
      .orderBy('sort_order'),
  )
}

type CategoryRow = RowOf<ReturnType<typeof categoriesOf>>

function categoryFacts(row: CategoryRow): CategoryFacts {
  return { key: row.key, slug: localised.parse(row.slug), name: named.parse(row.name), isPrimary: row.is_primary }
}
