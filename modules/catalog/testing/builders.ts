import { randomUUID } from 'node:crypto'
import type { Localised } from '#kernel/locale.ts'
import { addDays, plainDate, type PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import type { CatalogueDeck } from '../catalogue-deck.server.ts'
import { own } from '../data/tables.server.ts'
import type { HotelDraft } from '../drafts.server.ts'
import type { TimedFlight } from '../domain/flight-times.ts'
import { toTourId } from '../domain/tour-id.ts'
import { importCatalogue } from '../import-catalogue.server.ts'

type DeckTour = CatalogueDeck['tours'][number]
type DeckHotel = CatalogueDeck['hotels'][number]
type DeckDeparture = CatalogueDeck['departures'][number]
type DeckCategory = CatalogueDeck['categories'][number]

const same = (text: string) => ({ tr: text, en: text, ar: text })

const emptyDeck: CatalogueDeck = {
  categories: [],
  airlines: [],
  airports: [],
  hotels: [],
  services: [],
  tours: [],
  departures: [],
}

export function aCategory(key: string, changes: Partial<DeckCategory> = {}): DeckCategory {
  return {
    key,
    sortOrder: 1,
    slug: same(key),
    name: same(key),
    description: same(`About ${key}.`),
    image: 'makkah-kaaba-dawn',
    metaTitle: same('[title] | [firm]'),
    metaDescription: same('[title]'),
    ...changes,
  }
}

export function aHotel(key: string, changes: Partial<DeckHotel> = {}): DeckHotel {
  return {
    key,
    slug: same(key),
    name: same(`Hotel ${key}`),
    city: 'makkah',
    cityName: { tr: 'Mekke', en: 'Makkah', ar: 'مكة المكرمة' },
    district: same('Ajyad'),
    stars: 5,
    country: 'SA',
    postalCode: '21955',
    latitude: 21.42,
    longitude: 39.83,
    distanceTo: 'haram',
    distanceToName: same('Haram'),
    walkMetres: 400,
    walkMinutes: 6,
    description: same('A hotel.'),
    facilities: [],
    roomTypes: [],
    image: 'hotel-haram-view-room',
    isPublished: true,
    ...changes,
  }
}

/** A tour of ten days in a category and a hotel that `aDeck` adds when nobody else does. */
export function aTour(key: string, changes: Partial<DeckTour> = {}): DeckTour {
  return {
    key,
    code: key.toUpperCase().replace(/[^A-Z0-9]/g, ''),
    kind: 'umrah',
    slug: same(key),
    name: { tr: `${key} turu`, en: `Tour ${key}`, ar: `رحلة ${key}` },
    promise: same('A promise.'),
    description: same('A description.'),
    highlights: [same('A highlight')],
    days: 10,
    nights: 9,
    program: Array.from({ length: changes.days ?? 10 }, (_, index) => ({
      day: index + 1,
      title: same(`Day ${index + 1}`),
      text: same('Walking.'),
    })),
    included: [{ code: 'visa', text: same('Visa') }],
    notIncluded: [],
    bring: [],
    difficulty: null,
    groupSize: null,
    guideLanguages: ['tr'],
    airline: null,
    flights: [],
    priceMode: 'room',
    depositPercent: 20,
    cancellation: [
      { fromDaysBefore: 30, refundPercent: 100 },
      { fromDaysBefore: 0, refundPercent: 0 },
    ],
    images: ['makkah-kaaba-dawn', 'haramain-train'],
    legalRegime: 'package_tour',
    installmentPolicy: 'none',
    saleMode: 'cart',
    passportMonthsAfterReturn: 6,
    categories: ['umrah'],
    stays: [{ hotel: 'near', nights: (changes.days ?? 10) - 1, board: 'HB' }],
    ...changes,
  }
}

export function aDepartureOf(tour: string, departsOn: string, changes: Partial<DeckDeparture> = {}): DeckDeparture {
  return {
    tour,
    departsOn,
    salesCloseOn: departsOn,
    status: 'published',
    capacity: 20,
    seatsSold: 0,
    currency: 'USD',
    fares: [
      { fare: 'single', amountMinor: 379_000 },
      { fare: 'double', amountMinor: 269_000 },
      { fare: 'triple', amountMinor: 239_000 },
      { fare: 'quad', amountMinor: 219_000 },
      { fare: 'child', amountMinor: 164_000 },
      { fare: 'child-no-bed', amountMinor: 124_000 },
      { fare: 'baby', amountMinor: 25_000 },
    ],
    ...changes,
  }
}

/** A deck of these departures, with the category, the hotel and the tours they need. */
export function aDeck(changes: Partial<CatalogueDeck>): CatalogueDeck {
  const departures = changes.departures ?? []
  const tours = changes.tours ?? [...new Set(departures.map(({ tour }) => tour))].map((key) => aTour(key))
  return { ...emptyDeck, categories: [aCategory('umrah')], hotels: [aHotel('near')], ...changes, tours, departures }
}

export type DepartureWish = Partial<Omit<DeckDeparture, 'tour'>> & { tour?: Partial<DeckTour> }

/**
 * One departure of a tour of its own, on sale unless the wish says otherwise: room prices in USD, leaving on
 * 12 February 2027. For tests of other modules; gives both ids.
 */
export async function aDeparture(
  db: Db,
  { tour, ...wish }: DepartureWish = {},
): Promise<{ departureId: string; id: string }> {
  const key = `t${randomUUID().replaceAll('-', '')}`
  const deckTour = aTour(key, {
    categories: [key],
    stays: [{ hotel: key, nights: (tour?.days ?? 10) - 1, board: 'HB' }],
    ...tour,
  })
  const departure = aDepartureOf(key, wish.departsOn ?? '2027-02-12', wish)
  await inTransaction(db, (tx) =>
    importCatalogue(tx, {
      ...emptyDeck,
      categories: [aCategory(key)],
      hotels: [aHotel(key)],
      tours: [deckTour],
      departures: [departure],
    }),
  )
  const departsOn: PlainDate = plainDate(departure.departsOn)
  const id = toTourId({ departsOn, returnsOn: addDays(departsOn, deckTour.days - 1), code: deckTour.code })
  const { id: departureId } = await own(db)
    .selectFrom('departures')
    .select('id')
    .where('public_id', '=', id)
    .executeTakeFirstOrThrow()
  return { departureId, id }
}

/** One departure whose travellers sleep in a second hotel after the first. */
export async function aDepartureOfTwoHotels(db: Db, wish: DepartureWish): Promise<{ departureId: string; id: string }> {
  const departure = await aDeparture(db, wish)
  const other = await aDeparture(db, { departsOn: '2039-12-01' })
  const stayOf = (departureId: string) =>
    own(db)
      .selectFrom('departures')
      .innerJoin('tour_hotels', 'tour_hotels.tour_id', 'departures.tour_id')
      .select(['tour_hotels.tour_id', 'tour_hotels.hotel_id', 'tour_hotels.nights', 'tour_hotels.board'])
      .where('departures.id', '=', departureId)
      .executeTakeFirstOrThrow()
  const { tour_id } = await stayOf(departure.departureId)
  await own(db)
    .insertInto('tour_hotels')
    .values({ ...(await stayOf(other.departureId)), tour_id, position: 9 })
    .execute()
  return departure
}

/** The counters of a departure, for tests about seats. */
export async function seatsOf(db: Db, departureId: string): Promise<{ held: number; sold: number; capacity: number }> {
  const row = await own(db)
    .selectFrom('departures')
    .select(['capacity', 'seats_held', 'seats_sold'])
    .where('id', '=', departureId)
    .executeTakeFirstOrThrow()
  return { held: row.seats_held, sold: row.seats_sold, capacity: row.capacity }
}

/** A hotel as staff write it, under these words in every place. */
export function aHotelDraft(words: Localised): HotelDraft {
  const { key: _key, ...deck } = aHotel(words.en)
  return { ...deck, addressAr: '', nearestGate: same(''), slug: words, name: words, gallery: [] }
}

/** Airports in two zones, for flights that tests enter: Istanbul, Jeddah, Madinah and Málaga. */
export async function someAirports(db: Db): Promise<void> {
  const zones = { IST: 'Europe/Istanbul', JED: 'Asia/Riyadh', MED: 'Asia/Riyadh', AGP: 'Europe/Madrid' }
  const cities = { IST: 'İstanbul', JED: 'Cidde', MED: 'Medine', AGP: 'Malaga' } as const
  await own(db)
    .insertInto('airports')
    .values(
      Object.entries(zones).map(([code, time_zone]) => ({
        code,
        country: code === 'IST' ? 'TR' : code === 'AGP' ? 'ES' : 'SA',
        name: toJson(same(`Airport ${code}`)),
        city: toJson(same(cities[code as keyof typeof cities])),
        time_zone,
      })),
    )
    .onConflict((row) => row.column('code').doNothing())
    .execute()
}

/** A flight as staff enter it, from Istanbul to Jeddah in the morning of 12 February 2027 unless told otherwise. */
export function aTimedFlight(changes: Partial<TimedFlight> = {}): TimedFlight {
  return {
    number: 'SV 262',
    from: 'IST',
    to: 'JED',
    leavesOn: plainDate('2027-02-12'),
    leavesAt: '08:15',
    arrivesOn: plainDate('2027-02-12'),
    arrivesAt: '11:50',
    terminal: null,
    bags: null,
    bagKg: 30,
    cabinKg: 8,
    meetingPlace: same('Kapı 7'),
    meetsAt: '05:15',
    ...changes,
  }
}

/** The flight back that belongs to `aTimedFlight`, on 21 February 2027. */
export function aFlightBack(changes: Partial<TimedFlight> = {}): TimedFlight {
  const day = plainDate('2027-02-21')
  return aTimedFlight({
    number: 'SV 263',
    from: 'JED',
    to: 'IST',
    leavesOn: day,
    leavesAt: '17:10',
    arrivesOn: day,
    arrivesAt: '21:00',
    ...changes,
  })
}
