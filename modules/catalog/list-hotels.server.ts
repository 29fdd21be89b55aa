import type { Locale, Localised } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import { localised, localisedList } from './data/columns.server.ts'
import { own } from './data/tables.server.ts'

export type Hotel = {
  key: string
  link: string
  links: Localised
  name: string
  /** The name as the hotel writes it in Latin letters, shown beside an Arabic one. */
  latinName: string
  city: string
  cityName: string
  district: string
  stars: number | null
  country: string
  postalCode: string | null
  coordinates: { latitude: number; longitude: number } | null
  distanceTo: string | null
  distanceToName: string | null
  walkMetres: number | null
  walkMinutes: number | null
  description: string
  facilities: string[]
  roomTypes: string[]
  image: string
}

/** Every hotel with a page, nearest to the Haram first within a city; Makkah and Madinah before the other cities. */
export async function listHotels(db: Db, locale: Locale): Promise<Hotel[]> {
  const rows = await own(db)
    .selectFrom('hotels')
    .select([
      'key',
      'slug',
      'name',
      'city',
      'city_name',
      'district',
      'stars',
      'country',
      'postal_code',
      'latitude',
      'longitude',
    ])
    .select([
      'distance_to',
      'distance_to_name',
      'walk_metres',
      'walk_minutes',
      'description',
      'facilities',
      'room_types',
      'image',
    ])
    .where('is_published', '=', true)
    .orderBy('city')
    .orderBy('walk_metres')
    .orderBy('key')
    .limit(500)
    .execute()
  const hotels = rows.map((row) => {
    const links = localised.parse(row.slug)
    const name = localised.parse(row.name)
    return {
      key: row.key,
      link: links[locale],
      links,
      name: name[locale],
      latinName: name.en,
      city: row.city,
      cityName: localised.parse(row.city_name)[locale],
      district: localised.parse(row.district)[locale],
      stars: row.stars,
      country: row.country,
      postalCode: row.postal_code,
      coordinates:
        row.latitude !== null && row.longitude !== null ? { latitude: row.latitude, longitude: row.longitude } : null,
      distanceTo: row.distance_to,
      distanceToName: row.distance_to_name === null ? null : localised.parse(row.distance_to_name)[locale],
      walkMetres: row.walk_metres,
      walkMinutes: row.walk_minutes,
      description: localised.parse(row.description)[locale],
      facilities: localisedList.parse(row.facilities).map((facility) => facility[locale]),
      roomTypes: localisedList.parse(row.room_types).map((roomType) => roomType[locale]),
      image: row.image,
    }
  })
  return hotels.toSorted((a, b) => rankOf(a.city) - rankOf(b.city))
}

export type HotelDistance = {
  key: string
  link: string
  name: string
  city: 'makkah' | 'madinah'
  stars: number | null
  walkMetres: number
  walkMinutes: number
}

/** The walks from the hotels of the two holy cities, nearest first: the distance line. */
export async function listHotelDistances(db: Db, locale: Locale): Promise<HotelDistance[]> {
  const hotels = await listHotels(db, locale)
  return hotels.flatMap(({ key, link, name, city, stars, walkMetres, walkMinutes }) =>
    (city === 'makkah' || city === 'madinah') && walkMetres !== null && walkMinutes !== null
      ? [{ key, link, name, city, stars, walkMetres, walkMinutes }]
      : [],
  )
}

const cityOrder = ['makkah', 'madinah', 'istanbul']

function rankOf(city: string): number {
  const rank = cityOrder.indexOf(city)
  return rank < 0 ? cityOrder.length : rank
}
