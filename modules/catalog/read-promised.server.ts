import { createHash } from 'node:crypto'
import type { Db } from '#platform/db/client.server.ts'
import * as columns from './data/columns.server.ts'
import { own } from './data/tables.server.ts'
import type { Promised, PromisedStay } from './domain/promised.ts'

/** What departures promise now, by their ids; those that do not exist are left out. Two questions. */
export async function readPromised(db: Db, departureIds: readonly string[]): Promise<Map<string, Promised>> {
  if (departureIds.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom('departures')
    .innerJoin('tours', 'tours.id', 'departures.tour_id')
    .select(['departures.id', 'tour_id', 'departs_on', 'returns_on', 'starts_at', 'pick_up', 'flight_times'])
    .select(['program', 'guide_languages', 'group_max'])
    .where('departures.id', 'in', departureIds)
    .orderBy('departures.id')
    .execute()
  const stays = await readStays(
    db,
    rows.map(({ tour_id }) => tour_id),
  )
  return new Map(
    rows.map((row) => [
      row.id,
      {
        departsOn: row.departs_on,
        returnsOn: row.returns_on,
        startsAt: row.starts_at,
        pickUp: row.pick_up && columns.named.parse(row.pick_up),
        stays: stays.get(row.tour_id) ?? [],
        flights: columns.flightTimes.parse(row.flight_times),
        guideLanguages: columns.strings.parse(row.guide_languages).toSorted(),
        mostInGroup: row.group_max,
        program: createHash('sha256')
          .update(JSON.stringify(columns.program.parse(row.program)))
          .digest('hex')
          .slice(0, 16),
      },
    ]),
  )
}

async function readStays(db: Db, tourIds: readonly string[]): Promise<Map<string, PromisedStay[]>> {
  if (tourIds.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom('tour_hotels')
    .innerJoin('hotels', 'hotels.id', 'tour_hotels.hotel_id')
    .select(['tour_id', 'key', 'name', 'city', 'city_name', 'stars', 'walk_metres', 'board', 'nights'])
    .where('tour_id', 'in', [...new Set(tourIds)])
    .orderBy('tour_id')
    .orderBy('position')
    .execute()
  const stays = rows.map(({ tour_id, key, name, city, city_name, stars, walk_metres, board, nights }) => ({
    tourId: tour_id,
    stay: {
      key,
      name: columns.named.parse(name),
      city,
      cityName: columns.named.parse(city_name),
      stars,
      metres: walk_metres,
      board,
      nights,
    },
  }))
  return new Map(
    [...Map.groupBy(stays, ({ tourId }) => tourId)].map(([id, ofTour]) => [id, ofTour.map(({ stay }) => stay)]),
  )
}
