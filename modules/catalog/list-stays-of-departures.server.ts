import type { Localised } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import * as columns from './data/columns.server.ts'
import { own } from './data/tables.server.ts'

/** A hotel in which a departure stays, as somebody finds it who has to get there. */
export type DepartureStay = {
  /** The key of the hotel. */
  key: string
  name: Localised
  /** The key of its city. */
  city: string
  cityName: Localised
  /** Two letters, by which the number for emergencies is known. */
  country: string
  nights: number
  /** What a driver reads; empty while nobody wrote it. */
  addressAr: string
  nearestGate: Localised
  point: { latitude: number; longitude: number } | null
}

/** The hotels of departures in the order in which they stay there, by the ids of the departures. One question. */
export async function listStaysOfDepartures(
  db: Db,
  departureIds: readonly string[],
): Promise<Map<string, DepartureStay[]>> {
  if (departureIds.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom('departures')
    .innerJoin('tour_hotels', 'tour_hotels.tour_id', 'departures.tour_id')
    .innerJoin('hotels', 'hotels.id', 'tour_hotels.hotel_id')
    .select([
      'departures.id',
      'hotels.key',
      'hotels.name',
      'hotels.city',
      'hotels.city_name',
      'hotels.country',
      'hotels.address_ar',
      'hotels.nearest_gate',
      'hotels.latitude',
      'hotels.longitude',
      'tour_hotels.nights',
    ])
    .where('departures.id', 'in', departureIds)
    .orderBy('tour_hotels.position')
    .execute()
  const stays = Map.groupBy(rows, ({ id }) => id)
  return new Map(
    [...stays].map(([id, each]) => [
      id,
      each.map(({ key, name, city, city_name, country, nights, address_ar, nearest_gate, latitude, longitude }) => ({
        key,
        name: columns.named.parse(name),
        city,
        cityName: columns.named.parse(city_name),
        country,
        nights,
        addressAr: address_ar,
        nearestGate: columns.named.parse(nearest_gate),
        point: latitude === null || longitude === null ? null : { latitude, longitude },
      })),
    ]),
  )
}
