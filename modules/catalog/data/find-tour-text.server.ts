import type { Db } from '#platform/db/client.server.ts'
import type { Board } from '../domain/tour.ts'
import * as columns from './columns.server.ts'
import { own } from './tables.server.ts'

/** Everything of a tour that only its own page shows, in every language. */
export async function findTourText(db: Db, tourId: string) {
  const row = await own(db)
    .selectFrom('tours')
    .select(['promise', 'description', 'highlights', 'program', 'included', 'not_included', 'bring', 'difficulty'])
    .select(['group_min', 'group_max', 'flights', 'price_mode', 'deposit_percent', 'cancellation', 'images'])
    .select(['legal_regime', 'installment_policy', 'passport_months_after_return'])
    .where('id', '=', tourId)
    .executeTakeFirstOrThrow()
  return {
    promise: columns.localised.parse(row.promise),
    description: columns.localised.parse(row.description),
    highlights: columns.localisedList.parse(row.highlights),
    program: columns.program.parse(row.program),
    included: columns.entries.parse(row.included),
    notIncluded: columns.entries.parse(row.not_included),
    bring: columns.entries.parse(row.bring),
    difficulty: row.difficulty === null ? null : columns.localised.parse(row.difficulty),
    groupSize: row.group_min !== null && row.group_max !== null ? { min: row.group_min, max: row.group_max } : null,
    flights: columns.flights.parse(row.flights),
    priceMode: row.price_mode,
    depositPercent: row.deposit_percent,
    cancellation: columns.cancellationBands.parse(row.cancellation),
    images: columns.strings.parse(row.images),
    legalRegime: row.legal_regime,
    installmentPolicy: row.installment_policy,
    passportMonthsAfterReturn: row.passport_months_after_return,
  }
}

export type StoredStay = Awaited<ReturnType<typeof listTourStays>>[number]

/** The stays of one tour with everything its page tells about them. */
export async function listTourStays(db: Db, tourId: string) {
  const rows = await own(db)
    .selectFrom('tour_hotels')
    .innerJoin('hotels', 'hotels.id', 'hotel_id')
    .select([
      'nights',
      'board',
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
      'image',
      'is_published',
    ])
    .where('tour_id', '=', tourId)
    .orderBy('position')
    .limit(20)
    .execute()
  return rows.map((row) => ({
    nights: row.nights,
    board: row.board satisfies Board,
    slug: columns.localised.parse(row.slug),
    name: columns.named.parse(row.name),
    city: row.city,
    cityName: columns.named.parse(row.city_name),
    district: columns.localised.parse(row.district),
    stars: row.stars,
    country: row.country,
    postalCode: row.postal_code,
    coordinates:
      row.latitude !== null && row.longitude !== null ? { latitude: row.latitude, longitude: row.longitude } : null,
    distanceTo: row.distance_to,
    distanceToName: row.distance_to_name === null ? null : columns.named.parse(row.distance_to_name),
    walkMetres: row.walk_metres,
    walkMinutes: row.walk_minutes,
    description: columns.localised.parse(row.description),
    facilities: columns.entries.parse(row.facilities),
    image: row.image,
    isPublished: row.is_published,
  }))
}
