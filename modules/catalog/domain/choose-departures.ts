import { locales, type Locale } from '#kernel/locale.ts'
import type { Currency } from '#kernel/money.ts'
import { foldForSearch } from '#kernel/text.ts'
import { isInDuration, NEAR_METRES, type TourFilter, type TourSort } from './filter.ts'
import {
  FAMILY_CATEGORY,
  keyStayOf,
  lowestPriceOf,
  type DepartureFacts,
  type StayFacts,
  type TourFacts,
} from './season.ts'

/** Whether a departure passes every part of a filter. */
export function matches(departure: DepartureFacts, filter: TourFilter): boolean {
  return tests.every((test) => test(departure, filter))
}

/** Departures in the order of a sort; equal ones by day and id, so that pages never repeat or lose one. */
export function sortDepartures(
  departures: readonly DepartureFacts[],
  sort: TourSort,
  locale: Locale,
): DepartureFacts[] {
  const byRule: Record<TourSort, (a: DepartureFacts, b: DepartureFacts) => number> = {
    recommended: (a, b) => Number(a.tour.kind === 'day') - Number(b.tour.kind === 'day'),
    departureDate: () => 0,
    price: (a, b) => orderingPrice(a) - orderingPrice(b),
    '-price': (a, b) => orderingPrice(b) - orderingPrice(a),
    durationDays: (a, b) => a.tour.days - b.tour.days,
    distance: (a, b) => distanceOf(a) - distanceOf(b),
    title: (a, b) => a.tour.name[locale].localeCompare(b.tour.name[locale], locale),
  }
  return departures.toSorted(
    (a, b) => byRule[sort](a, b) || compareText(a.departsOn, b.departsOn) || compareText(a.id, b.id),
  )
}

export function isFamilyTour({ tour }: DepartureFacts): boolean {
  return tour.categories.some(({ key }) => key === FAMILY_CATEGORY)
}

type Test = (departure: DepartureFacts, filter: TourFilter) => boolean

const tests: Test[] = [
  ({ departsOn }, { month }) => !month || departsOn.startsWith(month),
  ({ tour }, { durations }) => !durations?.length || durations.some((duration) => isInDuration(tour.days, duration)),
  ({ tour }, { category }) =>
    !category ||
    tour.categories.some(({ key, slug }) => key === category || locales.some((each) => slug[each] === category)),
  ({ tour }, { stars }) => !stars?.length || stars.includes(keyStayOf(tour.stays)?.stars ?? 0),
  ({ isRamadan }, { ramadan }) => !ramadan || isRamadan,
  ({ tour }, { hajj }) => !hajj || tour.kind === 'hajj',
  ({ tour }, filter) => !filter.private || tour.kind === 'private',
  (departure, { family }) => !family || isFamilyTour(departure),
  ({ tour }, { economy }) => !economy || tour.isEconomy,
  ({ tour }, { near }) => !near || isNear(tour.stays.find(({ city }) => city === 'makkah')?.walkMetres),
  ({ tour }, { direct }) => !direct || tour.isDirect,
  (departure, { availability }) => !availability || departure.availability === availability,
  (departure, filter) => isInPriceRange(departure, filter),
  ({ tour }, { walk }) => walk === undefined || (walkToMosque(tour)?.walkMinutes ?? Number.POSITIVE_INFINITY) <= walk,
  ({ seatsLeft }, { people }) => people === undefined || seatsLeft >= people,
  (departure, { q }) => !q || hasWords(departure, q),
  ({ departsOn, returnsOn }, { date }) => !date || (departsOn <= date && date <= returnsOn),
  ({ tour }, { kinds }) => !kinds?.length || kinds.includes(tour.kind),
  ({ tour }, { city }) => !city || tour.stays.some((stay) => stay.city === city),
  ({ tour }, { airlines }) => !airlines?.length || (tour.airline !== null && airlines.includes(tour.airline.code)),
  ({ tour }, { language }) => !language || tour.guideLanguages.includes(language),
]

function isNear(walkMetres: number | null | undefined): boolean {
  return typeof walkMetres === 'number' && walkMetres <= NEAR_METRES
}

/** A price bound says something only about departures sold in its currency. */
function isInPriceRange(departure: DepartureFacts, { priceMin, priceMax, currency = 'USD' }: TourFilter): boolean {
  if (priceMin === undefined && priceMax === undefined) return true
  const { price } = lowestPriceOf(departure)
  if (price.currency !== currency) return false
  return price.minor >= (priceMin ?? 0) * 100 && price.minor <= (priceMax ?? Number.MAX_SAFE_INTEGER) * 100
}

/** Every word must occur in the code, the name, a category, a hotel or a city, in any language. */
function hasWords({ tour }: DepartureFacts, q: string): boolean {
  const texts = [
    tour.name,
    ...tour.categories.map(({ name }) => name),
    ...tour.stays.flatMap(({ name, cityName }) => [name, cityName]),
  ]
  const haystack = foldForSearch([tour.code, ...texts.flatMap((text) => locales.map((each) => text[each]))].join(' '))
  return foldForSearch(q)
    .split(/\s+/u)
    .every((word) => haystack.includes(word))
}

/** What a unit of each currency weighs when prices of several currencies are put in one order. Nothing is charged by it. */
const orderingWeights: Record<Currency, number> = { USD: 1, EUR: 1.15, GBP: 1.33, SAR: 0.27, TRY: 0.023 }

function orderingPrice(departure: DepartureFacts): number {
  const { price } = lowestPriceOf(departure)
  return price.minor * orderingWeights[price.currency]
}

function distanceOf({ tour }: DepartureFacts): number {
  return walkToMosque(tour)?.walkMetres ?? Number.MAX_SAFE_INTEGER
}

/** Only walks to the Haram and to the Prophet's Mosque compare; elsewhere hotels are measured from a square. */
function walkToMosque(tour: TourFacts): StayFacts | undefined {
  const stay = keyStayOf(tour.stays)
  return stay?.city === 'makkah' || stay?.city === 'madinah' ? stay : undefined
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
