import { invalidatePages } from '#platform/cache/invalidate-pages.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { catalogueDeck, type CatalogueDeck, type ParsedDeck } from './catalogue-deck.server.ts'
import { idOf, idsByKey, importDepartures } from './data/import-departures.server.ts'
import { own } from './data/tables.server.ts'
import { columnsOfTourFacts } from './domain/tour-fields.ts'
import { CATALOGUE_TAG } from './page-tags.server.ts'

/**
 * Adds a catalogue to the tables inside the caller's transaction.
 *
 * @throws ZodError when the deck has another shape, Error when a key names nothing or is there already.
 */
export async function importCatalogue(tx: Db, deck: CatalogueDeck): Promise<void> {
  const parsed = catalogueDeck.parse(deck)
  await importCategories(tx, parsed)
  await importFlights(tx, parsed)
  await importServices(tx, parsed)
  await importHotels(tx, parsed)
  await importTours(tx, parsed)
  await importDepartures(tx, parsed)
  await invalidatePages(tx, CATALOGUE_TAG)
}

async function importCategories(tx: Db, { categories }: ParsedDeck): Promise<void> {
  if (categories.length === 0) return
  await own(tx)
    .insertInto('categories')
    .values(
      categories.map(({ key, sortOrder, image, ...texts }) => ({
        key,
        sort_order: sortOrder,
        slug: toJson(texts.slug),
        name: toJson(texts.name),
        description: toJson(texts.description),
        image,
        meta_title: toJson(texts.metaTitle),
        meta_description: toJson(texts.metaDescription),
      })),
    )
    .execute()
}

async function importFlights(tx: Db, { airlines, airports }: ParsedDeck): Promise<void> {
  const named = airlines.map(({ code, name }) => ({ code, name: toJson(name) }))
  const placed = airports.map(({ code, country, name, city, timeZone }) => ({
    code,
    country,
    time_zone: timeZone,
    name: toJson(name),
    city: toJson(city),
  }))
  if (named.length > 0) await own(tx).insertInto('airlines').values(named).execute()
  if (placed.length > 0) await own(tx).insertInto('airports').values(placed).execute()
}

async function importServices(tx: Db, { services }: ParsedDeck): Promise<void> {
  if (services.length === 0) return
  await own(tx)
    .insertInto('services')
    .values(
      services.map(({ key, sortOrder, image, ...texts }) => ({
        key,
        sort_order: sortOrder,
        slug: toJson(texts.slug),
        name: toJson(texts.name),
        intro: toJson(texts.intro),
        details: toJson(texts.details),
        transfer_routes: toJson(texts.transferRoutes),
        image,
      })),
    )
    .execute()
}

async function importHotels(tx: Db, { hotels }: ParsedDeck): Promise<void> {
  if (hotels.length === 0) return
  await own(tx)
    .insertInto('hotels')
    .values(
      hotels.map((hotel) => ({
        key: hotel.key,
        slug: toJson(hotel.slug),
        name: toJson(hotel.name),
        city: hotel.city,
        city_name: toJson(hotel.cityName),
        district: toJson(hotel.district),
        stars: hotel.stars,
        country: hotel.country,
        postal_code: hotel.postalCode,
        latitude: hotel.latitude,
        longitude: hotel.longitude,
        distance_to: hotel.distanceTo,
        distance_to_name: hotel.distanceToName && toJson(hotel.distanceToName),
        walk_metres: hotel.walkMetres,
        walk_minutes: hotel.walkMinutes,
        address_ar: hotel.addressAr,
        nearest_gate: toJson(hotel.nearestGate),
        description: toJson(hotel.description),
        facilities: toJson(hotel.facilities),
        room_types: toJson(hotel.roomTypes),
        image: hotel.image,
        gallery: toJson(hotel.gallery),
        is_published: hotel.isPublished,
      })),
    )
    .execute()
}

async function importTours(tx: Db, { tours }: ParsedDeck): Promise<void> {
  if (tours.length === 0) return
  await own(tx)
    .insertInto('tours')
    .values(
      tours.map((tour) => ({
        key: tour.key,
        code: tour.code,
        ...columnsOfTourFacts(tour),
        slug: toJson(tour.slug),
        name: toJson(tour.name),
        promise: toJson(tour.promise),
        description: toJson(tour.description),
        highlights: toJson(tour.highlights),
        program: toJson(tour.program),
        included: toJson(tour.included),
        not_included: toJson(tour.notIncluded),
        bring: toJson(tour.bring),
        steps: toJson(tour.steps),
        difficulty: tour.difficulty && toJson(tour.difficulty),
        group_min: tour.groupSize?.min ?? null,
        group_max: tour.groupSize?.max ?? null,
        guide_languages: toJson(tour.guideLanguages),
        airline_code: tour.airline,
        flights: toJson(tour.flights),
        cancellation: toJson(tour.cancellation),
        images: toJson(tour.images),
      })),
    )
    .execute()
  const tourIds = await idsByKey(tx, 'tours')
  const hotelIds = await idsByKey(tx, 'hotels')
  const categoryIds = await idsByKey(tx, 'categories')
  const inCategories = tours.flatMap((tour) =>
    tour.categories.map((category, index) => ({
      tour_id: idOf(tourIds, tour.key),
      category_id: idOf(categoryIds, category),
      is_primary: index === 0,
    })),
  )
  const stays = tours.flatMap((tour) =>
    tour.stays.map(({ hotel, nights, board }, index) => ({
      tour_id: idOf(tourIds, tour.key),
      position: index + 1,
      hotel_id: idOf(hotelIds, hotel),
      nights,
      board,
    })),
  )
  await own(tx).insertInto('tour_categories').values(inCategories).execute()
  if (stays.length > 0) await own(tx).insertInto('tour_hotels').values(stays).execute()
}
