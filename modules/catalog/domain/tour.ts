import type { Locale, Localised } from '#kernel/locale.ts'
import type { Currency, Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Availability } from './availability.ts'
import type { DayLoad } from './day-load.ts'
import type { Fare, FarePrice } from './fares.ts'
import type { GroupStanding } from './group-standing.ts'
import type { ShownFlight } from './shown-flight.ts'
import type { HolidayKind } from './holiday-marks.ts'

export const tourKinds = ['umrah', 'hajj', 'private', 'regional', 'turkey', 'day'] as const

/** Umrah and Hajj groups, private packages, regions abroad, overnight tours in Türkiye, day tours in Istanbul. */
export type TourKind = (typeof tourKinds)[number]

/** Tours that stay in the country. */
const homeTourKinds = ['turkey', 'day'] as const satisfies readonly TourKind[]

/** Whether the people of such a tour, by its kind, cross a border, so that they need passports and perhaps visas. */
export function goesAbroad(kind: string): boolean {
  return !homeTourKinds.some((home) => home === kind)
}

/**
 * How many months after the return a passport has to last; null where citizens travel with their identity card.
 *
 * The one rule, for whoever sells a journey and whoever carries it out: what the tour says holds. A tour abroad that says
 * nothing asks for the `usual` months of the setting, because every border asks for a passport; at home it asks for none.
 */
export function passportMonthsOf(kind: string, ofTour: number | null, usual: number): number | null {
  return ofTour ?? (goesAbroad(kind) ? usual : null)
}

/** Tours in a cart are bought; the others are asked for (Hajj places come from a lottery, private dates are agreed). */
export type SaleMode = (typeof saleModes)[number]

export const saleModes = ['cart', 'request'] as const

export const priceModes = ['room', 'person'] as const

export type PriceMode = (typeof priceModes)[number]

export const legalRegimes = ['package_tour', 'distance_dated', 'distance_carriage'] as const

export type LegalRegime = (typeof legalRegimes)[number]

export const installmentPolicies = ['none', 'domestic'] as const

export type InstallmentPolicy = (typeof installmentPolicies)[number]

/** Meals of a hotel stay: room only, breakfast, half board, full board. */
export type Board = (typeof boards)[number]

export const boards = ['RO', 'BB', 'HB', 'FB'] as const

export type LegPlace = 'makkah' | 'madinah' | 'turkiye' | 'other'

/** Consecutive nights in one city; a day tour has none. */
export type RouteLeg = { place: LegPlace; name: string; nights: number }

export type TourHotel = {
  name: string
  city: string
  cityName: string
  /** `null` for tents and houses that are not classed. */
  stars: number | null
  nights: number
  walkMetres: number | null
  walkMinutes: number | null
}

/** What a card or a row of a list shows of one departure. */
export type TourSummary = {
  /** `dd-mm-yyyy-dd-mm-yyyy-CODE`, the last part of the address. */
  id: string
  title: string
  name: string
  kind: TourKind
  categoryLink: string
  categoryName: string
  departsOn: PlainDate
  returnsOn: PlainDate
  days: number
  nights: number
  /** The lowest price an adult can pay and the room it is for. */
  fromPrice: Money
  fromFare: Fare
  /** The bed in a double room, where rooms are sold; the second price of a card. */
  doublePrice: Money | null
  saleMode: SaleMode
  hotels: TourHotel[]
  /** Stars of the hotel the tour is chosen for: the one in Makkah, else the one of most nights. */
  hotelStars: number | null
  legs: RouteLeg[]
  airline: { code: string; name: string } | null
  originCode: string | null
  isDirect: boolean
  /** The meals of every hotel when they agree. */
  board: Board | null
  availability: Availability
  seatsLeft: number
  /** Enough people have bought a place. */
  runsForSure: boolean
  isRamadan: boolean
  /** What the days of the journey fall on, by the first day. */
  holidays: { kind: HolidayKind; name: string; from: PlainDate; to: PlainDate }[]
  isPrivate: boolean
  isFamily: boolean
  guideLanguages: string[]
  /** Keys of pictures in `public/art`. */
  image: string
  /** A landscape, shown without colour on full departures. */
  mutedImage: string
}

export type ProgramDay = {
  day: number
  date: PlainDate
  title: string
  text: string
  place: LegPlace
  city: string
  load: ShownLoad
}

/** What a day asks of a body, with the easier way in the language of the reader. */
export type ShownLoad = Pick<DayLoad, 'metresWalked' | 'minutesStanding' | 'stairSteps' | 'chair'> & {
  easierWay: string | null
  easierPrice: Money | null
}

export type HotelStay = TourHotel & {
  /** `undefined` for hotels that are only named by their class and have no page. */
  link: string | null
  place: LegPlace
  district: string
  description: string
  board: Board
  distanceTo: string | null
  distanceToName: string | null
  coordinates: { latitude: number; longitude: number } | null
  postalCode: string | null
  country: string
  facilities: string[]
  image: string
}

/** From `fromDaysBefore` days before departure on, `refundPercent` of the price is returned. Longest notice first. */
export type CancellationBand = { fromDaysBefore: number; refundPercent: number }

export type NeighbourTour = { id: string; name: string; departsOn: PlainDate; returnsOn: PlainDate }

export type SameDeparture = NeighbourTour & {
  nights: number
  stars: number | null
  hotelName: string | null
  walkMetres: number | null
  fromPrice: Money
}

/** The place that structured data names for the event. */
export type EventHotel = { name: string; locality: string; postalCode: string | null; country: string }

/** When a journey begins and ends, for machines that want an hour. */
export type EventTimes = { startsAt: string; endsAt: string; utcOffset: string; makkahPostalCode: string }

/** How many people a group has. */
export type GroupSize = { min: number; max: number }

export type TourDetail = TourSummary & {
  /** In which its page can be read. */
  languages: readonly Locale[]
  promise: string
  description: string
  highlights: string[]
  gallery: string[]
  program: ProgramDay[]
  hotelStays: HotelStay[]
  included: string[]
  notIncluded: string[]
  bring: string[]
  difficulty: string | null
  fares: FarePrice[]
  priceMode: PriceMode
  depositPercent: number
  groupSize: GroupSize | null
  /** How many have bought a place and how many it takes; null where no number is named. */
  group: GroupStanding | null
  /** How many travel together on this departure when it is full. */
  capacity: number
  cancellation: CancellationBand[]
  /** The last day on which everything paid is returned; `null` when that is over or was never offered. */
  freeCancellationUntil: PlainDate | null
  legalRegime: LegalRegime
  installmentPolicy: InstallmentPolicy
  /** Those of the departure where they are known, else those that the tour names for all of them. */
  flights: {
    from: { code: string; city: string }
    to: { code: string; city: string }
    /** `SV 262`; `null` where it is not known yet. */
    number: string | null
  }[]
  /** The flights with their hours; empty until the airline confirms them. */
  flightTimes: ShownFlight[]
  /** When it sets off on its first day and where it takes people up, as far as that is known. */
  start: { at: string | null; pickUp: string | null }
  previous: NeighbourTour | null
  next: NeighbourTour | null
  sameDeparture: SameDeparture[]
  /** Where nothing else leaves on the same day: what leaves within some days, with other hotels. */
  nearDepartures: SameDeparture[]
  /** The next departures of the same tour; only where this one cannot be bought. */
  laterDepartures: NeighbourTour[]
  eventHotel: EventHotel | null
  eventTimes: Omit<EventTimes, 'makkahPostalCode'>
  passportMonthsAfterReturn: number | null
}

/** What a cart and an order need to know of a departure, in every language because orders outlive the visit. */
export type DepartureForSale = {
  departureId: string
  /** The public id. */
  id: string
  tourName: Localised
  departsOn: PlainDate
  returnsOn: PlainDate
  days: number
  nights: number
  kind: TourKind
  currency: Currency
  fares: FarePrice[]
  priceMode: PriceMode
  availability: Availability
  seatsLeft: number
  saleMode: SaleMode
  legalRegime: LegalRegime
  installmentPolicy: InstallmentPolicy
  depositPercent: number
  cancellation: CancellationBand[]
  passportMonthsAfterReturn: number | null
  hotels: { name: Localised; cityName: Localised; stars: number | null; nights: number }[]
  legs: { place: LegPlace; name: Localised; nights: number }[]
  airline: { code: string; name: Localised } | null
  originCode: string | null
  isDirect: boolean
  image: string
}
