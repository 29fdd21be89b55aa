import type { Locale } from '#kernel/locale.ts'
import { daysBetween } from '#kernel/plain-date.ts'
import { priceOf } from './fares.ts'
import { runsForSure } from './group-standing.ts'
import { isFamilyTour, sortDepartures } from './choose-departures.ts'
import { boardOf, keyStayOf, legsOf, lowestPriceOf, type DepartureFacts, type TourFacts } from './season.ts'
import { toTourTitle } from './tour-id.ts'
import type { NeighbourTour, SameDeparture, TourHotel, TourSummary } from './tour.ts'

/** A departure as lists show it in one language. */
export function summarise(departure: DepartureFacts, locale: Locale): TourSummary {
  const { tour, departsOn, returnsOn } = departure
  const lowest = lowestPriceOf(departure)
  const category = tour.categories.find(({ isPrimary }) => isPrimary) ?? tour.categories[0]
  return {
    id: departure.id,
    title: toTourTitle({ departsOn, returnsOn, code: tour.code }),
    name: tour.name[locale],
    kind: tour.kind,
    categoryLink: category?.slug[locale] ?? '',
    categoryName: category?.name[locale] ?? '',
    departsOn,
    returnsOn,
    days: tour.days,
    nights: tour.nights,
    fromPrice: lowest.price,
    fromFare: lowest.fare,
    doublePrice: priceOf(departure.fares, 'double') ?? null,
    saleMode: tour.saleMode,
    hotels: hotelsOf(tour, locale),
    hotelStars: keyStayOf(tour.stays)?.stars ?? null,
    legs: legsOf(tour.stays).map((leg) => ({ ...leg, name: leg.name[locale] })),
    airline: tour.airline && { code: tour.airline.code, name: tour.airline.name[locale] },
    originCode: tour.originCode,
    isDirect: tour.isDirect,
    board: boardOf(tour.stays),
    availability: departure.availability,
    seatsLeft: departure.seatsLeft,
    runsForSure: runsForSure(departure.group),
    isRamadan: departure.isRamadan,
    holidays: departure.holidays.map((holiday) => ({ ...holiday, name: holiday.name[locale] })),
    isPrivate: tour.kind === 'private',
    isFamily: isFamilyTour(departure),
    guideLanguages: tour.guideLanguages,
    image: tour.image,
    mutedImage: mutedImageOf(tour),
  }
}

/** The departures before and after one of the same kind of journey, by day of departure. */
export function neighboursOf(
  departure: DepartureFacts,
  season: readonly DepartureFacts[],
  locale: Locale,
): { previous: NeighbourTour | null; next: NeighbourTour | null } {
  const position = ({ departsOn, id }: DepartureFacts) => `${departsOn} ${id}`
  const others = season
    .filter((each) => groupOf(each) === groupOf(departure) && each.id !== departure.id)
    .toSorted((a, b) => (position(a) < position(b) ? -1 : 1))
  const previous = others.findLast((each) => position(each) < position(departure))
  const next = others.find((each) => position(each) > position(departure))
  return { previous: previous ? neighbour(previous, locale) : null, next: next ? neighbour(next, locale) : null }
}

/** How many later departures a page names. */
const LATER_DEPARTURES = 4

/** The next departures of the same tour that can be bought or asked for, for those who come too late for this one. */
export function laterDeparturesOf(
  departure: DepartureFacts,
  season: readonly DepartureFacts[],
  locale: Locale,
): NeighbourTour[] {
  return season
    .filter(
      (each) => each.tour.code === departure.tour.code && each.id !== departure.id && each.availability === 'available',
    )
    .toSorted((a, b) => (a.departsOn < b.departsOn ? -1 : 1))
    .slice(0, LATER_DEPARTURES)
    .map((each) => neighbour(each, locale))
}

/** Other journeys of the same kind that leave on the same day, cheapest first. */
export function sameDepartureOf(
  departure: DepartureFacts,
  season: readonly DepartureFacts[],
  locale: Locale,
): SameDeparture[] {
  const others = season.filter(
    (each) =>
      each.departsOn === departure.departsOn && each.id !== departure.id && groupOf(each) === groupOf(departure),
  )
  return sortDepartures(others, 'price', locale).map((each) => alternative(each, locale))
}

/** How many days earlier or later an alternative may leave, and how many a page names. */
const NEAR_DAYS = 7
const NEAR_DEPARTURES = 3

/** Other journeys of the same kind that leave within some days, have places and stay in another hotel, the nearest day first. */
export function nearDeparturesOf(
  departure: DepartureFacts,
  season: readonly DepartureFacts[],
  locale: Locale,
): SameDeparture[] {
  const hotel = keyStayOf(departure.tour.stays)?.hotelKey
  const distance = (each: DepartureFacts) => Math.abs(daysBetween(departure.departsOn, each.departsOn))
  return season
    .filter(
      (each) =>
        each.availability === 'available' &&
        groupOf(each) === groupOf(departure) &&
        distance(each) > 0 &&
        distance(each) <= NEAR_DAYS &&
        keyStayOf(each.tour.stays)?.hotelKey !== hotel,
    )
    .toSorted((a, b) => distance(a) - distance(b) || (a.id < b.id ? -1 : 1))
    .slice(0, NEAR_DEPARTURES)
    .map((each) => alternative(each, locale))
}

function alternative(departure: DepartureFacts, locale: Locale): SameDeparture {
  const stay = keyStayOf(departure.tour.stays)
  return {
    ...neighbour(departure, locale),
    nights: departure.tour.nights,
    stars: stay?.stars ?? null,
    hotelName: stay?.name[locale] ?? null,
    walkMetres: stay?.walkMetres ?? null,
    fromPrice: lowestPriceOf(departure).price,
  }
}

/** Who looks at one of these looks at the others too: pilgrimages, journeys with nights, day tours. */
function groupOf({ tour }: DepartureFacts): 'pilgrimage' | 'journey' | 'day' {
  if (tour.kind === 'day') return 'day'
  return tour.kind === 'regional' || tour.kind === 'turkey' ? 'journey' : 'pilgrimage'
}

function neighbour({ id, tour, departsOn, returnsOn }: DepartureFacts, locale: Locale): NeighbourTour {
  return { id, name: tour.name[locale], departsOn, returnsOn }
}

function hotelsOf(tour: TourFacts, locale: Locale): TourHotel[] {
  return tour.stays.map(({ name, city, cityName, stars, nights, walkMetres, walkMinutes }) => ({
    name: name[locale],
    city,
    cityName: cityName[locale],
    stars,
    nights,
    walkMetres,
    walkMinutes,
  }))
}

function mutedImageOf(tour: TourFacts): string {
  return tour.kind === 'umrah' || tour.kind === 'hajj' ? 'coach-desert-makkah-madinah' : tour.image
}
