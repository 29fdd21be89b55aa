import type { PlainDate } from '#kernel/plain-date.ts'
import type { CatalogueDeck } from '#modules/catalog/index.server.ts'
import type { Decks, SeedTour } from './decks.ts'
import { stepsOf } from './tour-steps.ts'
import { startOf } from './start-of.ts'
import { flightTimesOn } from './flight-times-on.ts'
import { layOutSeason } from './lay-out-season.ts'
import { faresOn, isClosedByHand, salesCloseOn } from './price-departures.ts'

const nothing = { tr: '', en: '', ar: '' }

/** The demo catalogue for the year from `today` on, as the catalogue imports it. Same day, same catalogue. */
export function buildCatalogue(decks: Decks, today: PlainDate): CatalogueDeck {
  return {
    categories: decks.categories.map(({ order, ...category }) => ({ ...category, sortOrder: order })),
    airlines: decks.airlines,
    airports: decks.airports,
    hotels: [...hotelsOf(decks), ...staysOf(decks)],
    services: servicesOf(decks),
    tours: decks.tours.map((tour) => ({ ...toDeckTour(tour), program: programOf(tour, decks) })),
    departures: departuresOf(decks, today),
  }
}

/** A tour that leaves on a day, with every seat free. */
export function departureOn(decks: Decks, tour: SeedTour, departsOn: PlainDate): CatalogueDeck['departures'][number] {
  const { pattern } = decks
  return {
    tour: tour.key,
    departsOn,
    salesCloseOn: salesCloseOn(tour, departsOn, pattern),
    status: 'published',
    capacity: tour.capacity,
    seatsSold: 0,
    minimum: minimumOf(tour),
    currency: tour.prices.currency,
    fares: faresOn(tour, departsOn, pattern),
    flightTimes: flightTimesOn(tour.key, departsOn, decks),
    ...startOf(tour),
  }
}

/** A group that fills less than a third of its seats is joined with another one; private parties run as they are. */
function minimumOf({ kind, capacity }: Pick<SeedTour, 'kind' | 'capacity'>): number | null {
  return kind === 'private' ? null : Math.max(1, Math.floor(capacity / 3))
}

function hotelsOf({ hotelDeck }: Decks): CatalogueDeck['hotels'] {
  return hotelDeck.hotels.map(({ coordinates, distance, rooms, facilities, postalCode, ...hotel }) => ({
    ...hotel,
    postalCode: postalCode ?? null,
    latitude: coordinates?.lat ?? null,
    longitude: coordinates?.lng ?? null,
    distanceTo: distance?.to ?? null,
    distanceToName: distance?.toName ?? null,
    walkMetres: distance?.walkMetres ?? null,
    walkMinutes: distance?.walkMinutes ?? null,
    facilities: facilities.map((code) => ({ code, text: labelOf(hotelDeck.facilityLabels, code) })),
    roomTypes: rooms.map((code) => ({ code, text: labelOf(hotelDeck.roomTypeLabels, code) })),
    isPublished: true,
  }))
}

function staysOf({ hotelDeck }: Decks): CatalogueDeck['hotels'] {
  return hotelDeck.stays.map((stay) => ({
    ...stay,
    slug: { tr: stay.key, en: stay.key, ar: stay.key },
    district: nothing,
    postalCode: null,
    latitude: null,
    longitude: null,
    distanceTo: null,
    distanceToName: null,
    walkMetres: null,
    walkMinutes: null,
    description: nothing,
    facilities: [],
    roomTypes: [],
    isPublished: false,
  }))
}

function servicesOf({ services }: Decks): CatalogueDeck['services'] {
  return services.map(({ routes, vehicleLabels, ...service }, index) => ({
    ...service,
    sortOrder: index + 1,
    transferRoutes: routes.map(({ key, name, distanceKm, durationMinutes, currency, prices }) => ({
      key,
      name,
      km: distanceKm,
      minutes: durationMinutes,
      prices: Object.entries(prices).map(([vehicle, price]) => ({
        vehicle: labelOf(vehicleLabels, vehicle),
        amountMinor: price * 100,
        currency,
      })),
    })),
  }))
}

function toDeckTour(tour: SeedTour): CatalogueDeck['tours'][number] {
  const {
    category,
    categories,
    hotels,
    prices,
    cancellation,
    image,
    gallery,
    preRegistration,
    datesOnRequest,
    kind,
    ...rest
  } = tour
  const isDomestic = kind === 'turkey' || kind === 'day'
  return {
    ...rest,
    kind,
    priceMode: prices.mode,
    cancellation: cancellation.bands,
    images: [image, ...gallery],
    // Cards may be paid in parts for journeys inside Türkiye only.
    installmentPolicy: isDomestic ? 'domestic' : 'none',
    saleMode: preRegistration || datesOnRequest ? 'request' : 'cart',
    passportMonthsAfterReturn: isDomestic ? null : 6,
    isEconomy: categories.includes('economy-umrah'),
    categories: [category, ...categories.filter((key) => key !== category)],
    stays: hotels,
    steps: stepsOf(kind),
  }
}

function programOf({ key, program }: SeedTour, { ways, loads }: Decks): CatalogueDeck['tours'][number]['program'] {
  const said = new Map(loads[key]?.map((load) => [load.day, load]))
  return program.map((day) => {
    const { way: name, ...load } = said.get(day.day) ?? { way: null }
    const way = name === null ? undefined : labelOf(ways, name)
    return {
      ...day,
      ...load,
      easierWay: way?.text ?? null,
      easierPrice: way?.price?.amountMinor ?? null,
      easierCurrency: way?.price?.currency ?? null,
    }
  })
}

function departuresOf(decks: Decks, today: PlainDate): CatalogueDeck['departures'] {
  const { tours, pattern, schoolBreaks } = decks
  const byKey = new Map(tours.map((tour) => [tour.key, tour]))
  return layOutSeason(today, { pattern, tours, schoolBreaks }).flatMap((laidOut) => {
    const tour = byKey.get(laidOut.tour)
    if (!tour) return []
    return {
      ...departureOn(decks, tour, laidOut.departsOn),
      status: isClosedByHand(laidOut, pattern) ? ('closed' as const) : ('published' as const),
      capacity: laidOut.capacity,
      seatsSold: laidOut.seatsTaken,
    }
  })
}

function labelOf<Label>(labels: Readonly<Record<string, Label>>, key: string): Label {
  const label = labels[key]
  if (!label) throw new Error(`no label for ${key}`)
  return label
}
