import { rootLocale, type Locale } from '#kernel/locale.ts'
import { noted } from '#platform/cache/page-notes.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { entries, localised, strings } from './data/columns.server.ts'
import { own } from './data/tables.server.ts'
import { compareCities, type CodedName, type Hotel } from './domain/hotel.ts'
import { recordTags } from './page-tags.server.ts'
import { readableRows } from '#platform/db/readable-rows.server.ts'

/** Every hotel with a page, nearest to the Haram first within a city; Makkah and Madinah before the other cities. */
export function listHotels(db: Db, locale: Locale): Promise<Hotel[]> {
  return noted(['listHotels', locale], [recordTags.hotel], async () => {
    const rows = await own(db)
      .selectFrom('hotels')
      .select(['key', 'slug', 'name', 'city', 'city_name', 'district', 'stars', 'country', 'postal_code'])
      .select(['latitude', 'longitude', 'distance_to', 'distance_to_name', 'walk_metres', 'walk_minutes'])
      .select(['description', 'facilities', 'room_types', 'image', 'gallery'])
      .where('is_published', '=', true)
      .orderBy('city')
      .orderBy('walk_metres')
      .orderBy('key')
      .limit(1000)
      .execute()
    const hotels = readableRows(
      rows,
      ({ key }) => `hotel ${key}`,
      (row): Hotel => {
        const links = localised.parse(row.slug)
        const name = localised.parse(row.name)
        const cityNames = localised.parse(row.city_name)
        return {
          key: row.key,
          link: links[locale],
          links,
          name: name[locale],
          latinName: name[rootLocale],
          city: row.city,
          cityName: cityNames[locale],
          cityNames,
          district: localised.parse(row.district)[locale],
          stars: row.stars,
          country: row.country,
          postalCode: row.postal_code,
          coordinates:
            row.latitude !== null && row.longitude !== null
              ? { latitude: row.latitude, longitude: row.longitude }
              : null,
          distanceTo: row.distance_to,
          distanceToName: row.distance_to_name === null ? null : localised.parse(row.distance_to_name)[locale],
          walkMetres: row.walk_metres,
          walkMinutes: row.walk_minutes,
          description: localised.parse(row.description)[locale],
          facilities: codedNames(row.facilities, locale),
          roomTypes: codedNames(row.room_types, locale),
          image: row.image,
          gallery: strings.parse(row.gallery),
        }
      },
    )
    return hotels.toSorted((a, b) => compareCities(a.city, b.city))
  })
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

function codedNames(column: unknown, locale: Locale): CodedName[] {
  return entries.parse(column).map(({ code, text }) => ({ code, name: text[locale] }))
}
