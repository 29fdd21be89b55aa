import type { Locale, Localised } from '#kernel/locale.ts'
import { daysBetween, type PlainDate } from '#kernel/plain-date.ts'
import type { Availability } from './availability.ts'
import type { DurationBucket } from './durations.ts'
import type { GroupStanding } from './group-standing.ts'
import type { FarePrice } from './fares.ts'
import type { TourHoliday } from './holiday-marks.ts'
import type { Board, LegPlace, SaleMode, TourKind } from './tour.ts'

/** A hotel as lists need it. */
export type StayFacts = {
  hotelKey: string
  name: Localised
  city: string
  cityName: Localised
  country: string
  stars: number | null
  nights: number
  board: Board
  walkMetres: number | null
  walkMinutes: number | null
}

export type CategoryFacts = { key: string; slug: Localised; name: Localised; isPrimary: boolean }

/** What whoever buys a tour is told of it, in every language. */
export type SoldTour = {
  key: string
  code: string
  kind: TourKind
  name: Localised
  days: number
  nights: number
  airline: { code: string; name: Localised } | null
  originCode: string | null
  isDirect: boolean
  saleMode: SaleMode
  isEconomy: boolean
  guideLanguages: string[]
  image: string
  stays: StayFacts[]
  categories: CategoryFacts[]
}

/** What lists, filters and counts need of a tour. */
export type TourFacts = SoldTour & {
  /** In which it can be read; the site of another one does not have it. */
  languages: readonly Locale[]
}

/** One published departure with its tour. */
export type DepartureFacts = {
  departureId: string
  id: string
  tour: TourFacts
  departsOn: PlainDate
  returnsOn: PlainDate
  isRamadan: boolean
  /** The group of lengths it is in. */
  durationBucket: DurationBucket | undefined
  /** What it falls on, by the first day. */
  holidays: TourHoliday[]
  availability: Availability
  seatsLeft: number
  /** How far it is from running for sure, where a number of people is named. */
  group: GroupStanding | null
  fares: FarePrice[]
  /** What `from` prices show; a departure that only children could book has none. */
  lowest: FarePrice | undefined
}

/** A tour as long as one of its departures takes: staff may let one return earlier or later than the others. */
export function lasting<Tour extends SoldTour>(tour: Tour, departsOn: PlainDate, returnsOn: PlainDate): Tour {
  const more = daysBetween(departsOn, returnsOn) + 1 - tour.days
  return more === 0 ? tour : { ...tour, days: tour.days + more, nights: Math.max(0, tour.nights + more) }
}

export const FAMILY_CATEGORY = 'family-umrah'

/** The hotel a tour is chosen for: the one in Makkah, else the one of most nights. */
export function keyStayOf(stays: readonly StayFacts[]): StayFacts | undefined {
  const inMakkah = stays.filter((stay) => stay.city === 'makkah')
  const candidates = inMakkah.length > 0 ? inMakkah : stays
  return candidates.reduce<StayFacts | undefined>(
    (key, stay) => (!key || stay.nights > key.nights ? stay : key),
    undefined,
  )
}

export function placeOf({ city, country }: { city: string; country: string }): LegPlace {
  if (city === 'makkah' || city === 'madinah') return city
  return country === 'TR' ? 'turkiye' : 'other'
}

/** Consecutive stays in one city are one leg of the route. */
export function legsOf(stays: readonly StayFacts[]): { place: LegPlace; name: Localised; nights: number }[] {
  const legs: { city: string; place: LegPlace; name: Localised; nights: number }[] = []
  for (const stay of stays) {
    const last = legs.at(-1)
    if (last?.city === stay.city) last.nights += stay.nights
    else legs.push({ city: stay.city, place: placeOf(stay), name: stay.cityName, nights: stay.nights })
  }
  return legs.map(({ place, name, nights }) => ({ place, name, nights }))
}

/** There and back without changing planes: two flights, not more. */
export function isDirectFlight(flights: readonly { from: string; to: string }[]): boolean {
  return flights.length === 2
}

export function boardOf(stays: readonly StayFacts[]): Board | null {
  const boards = new Set(stays.map((stay) => stay.board))
  return boards.size === 1 ? (stays[0]?.board ?? null) : null
}

export function lowestPriceOf({ id, lowest }: Pick<DepartureFacts, 'id' | 'lowest'>): FarePrice {
  if (!lowest) throw new Error(`departure ${id} has no fare for adults`)
  return lowest
}
