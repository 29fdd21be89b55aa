import { locales, type Locale } from '#kernel/locale.ts'
import { partsOfSort } from '#kernel/sort.ts'
import { foldForSearch } from '#kernel/text.ts'
import { approximator, noRates, placerOf, type LiraRates } from './compare-prices.ts'
import { NEAR_METRES, type TourFilter, type TourSort } from './filter.ts'
import { runsForSure } from './group-standing.ts'
import {
  FAMILY_CATEGORY,
  keyStayOf,
  lowestPriceOf,
  type DepartureFacts,
  type StayFacts,
  type TourFacts,
} from './season.ts'

/** One control of a list that is in use, as a question about a departure. */
export type ActiveTest = { fields: readonly (keyof TourFilter)[]; passes: (departure: DepartureFacts) => boolean }

/** The departures that pass every part of a filter, in the given order. */
export function chooseDepartures(
  departures: readonly DepartureFacts[],
  filter: TourFilter,
  rates: LiraRates = noRates,
): DepartureFacts[] {
  const tests = activeTests(filter, rates)
  return departures.filter((departure) => tests.every(({ passes }) => passes(departure)))
}

/** The questions that a filter asks; a control that is not used asks none. */
export function activeTests(filter: TourFilter, rates: LiraRates = noRates): ActiveTest[] {
  const { priceMin, priceMax, q } = filter
  return [
    ...(Object.keys(tests) as TestedField[]).flatMap((field) => testOf(field, filter[field])),
    ...(q ? [{ fields: ['q'] as const, passes: hasWords(q) }] : []),
    ...(priceMin === undefined && priceMax === undefined ? [] : [priceTest(filter, rates)]),
  ]
}

/** Departures in the order of a sort; equal ones by day and id, so that pages never repeat or lose one. */
export function sortDepartures(
  departures: readonly DepartureFacts[],
  sort: TourSort,
  locale: Locale,
  rates: LiraRates = noRates,
): DepartureFacts[] {
  const { by, isDescending } = sort === 'recommended' ? { by: sort, isDescending: false } : partsOfSort(sort)
  const ascending = by === 'title' ? compareNames(locale) : compareKeys
  const compare = isDescending ? (a: SortKey, b: SortKey) => ascending(b, a) : ascending
  const keyOfEach = keyReader(departures, by, locale, rates)
  return departures
    .map((departure) => ({ departure, ...keyOfEach(departure) }))
    .toSorted(
      (a, b) =>
        a.group - b.group ||
        compare(a.key, b.key) ||
        compareText(a.departure.departsOn, b.departure.departsOn) ||
        compareText(a.departure.id, b.departure.id),
    )
    .map(({ departure }) => departure)
}

export function isFamilyTour({ tour }: DepartureFacts): boolean {
  return tour.categories.some(({ key }) => key === FAMILY_CATEGORY)
}

type TestedField = Exclude<keyof TourFilter, 'q' | 'priceMin' | 'priceMax' | 'currency'>

const tests: {
  [Field in TestedField]: (departure: DepartureFacts, wanted: NonNullable<TourFilter[Field]>) => boolean
} = {
  month: ({ departsOn }, month) => departsOn.startsWith(month),
  durations: ({ tour, durationBucket }, durations) =>
    durations.some((each) => each === tour.days || each === durationBucket),
  category: ({ tour }, category) =>
    tour.categories.some(({ key, slug }) => key === category || locales.some((each) => slug[each] === category)),
  stars: ({ tour }, stars) => stars.includes(keyStayOf(tour.stays)?.stars ?? 0),
  ramadan: ({ isRamadan }) => isRamadan,
  holidays: ({ holidays }, kinds) => holidays.some(({ kind }) => kinds.includes(kind)),
  hajj: ({ tour }) => tour.kind === 'hajj',
  private: ({ tour }) => tour.kind === 'private',
  family: isFamilyTour,
  economy: ({ tour }) => tour.isEconomy,
  near: ({ tour }) => isNear(tour.stays.find(({ city }) => city === 'makkah')?.walkMetres),
  direct: ({ tour }) => tour.isDirect,
  certain: ({ group }) => runsForSure(group),
  availability: ({ availability }, wanted) => availability === wanted,
  walk: ({ tour }, walk) => (walkToMosque(tour)?.walkMinutes ?? Number.POSITIVE_INFINITY) <= walk,
  people: ({ seatsLeft }, people) => seatsLeft >= people,
  date: ({ departsOn, returnsOn }, date) => departsOn <= date && date <= returnsOn,
  kinds: ({ tour }, kinds) => kinds.includes(tour.kind),
  city: ({ tour }, city) => tour.stays.some((stay) => stay.city === city),
  airlines: ({ tour }, airlines) => tour.airline !== null && airlines.includes(tour.airline.code),
  language: ({ tour }, language) => tour.guideLanguages.includes(language),
}

function testOf<Field extends TestedField>(field: Field, wanted: TourFilter[Field]): ActiveTest[] {
  if (wanted === undefined || !isUsed(wanted)) return []
  return [{ fields: [field], passes: (departure) => tests[field](departure, wanted) }]
}

/** A price bound is compared with what visitors are shown in its currency; where no rate is known, with nothing. */
function priceTest({ priceMin, priceMax, currency = 'USD' }: TourFilter, rates: LiraRates): ActiveTest {
  const shown = approximator(currency, rates)
  const lowest = (priceMin ?? 0) * 100
  const highest = (priceMax ?? Number.MAX_SAFE_INTEGER) * 100
  return {
    fields: ['priceMin', 'priceMax', 'currency'],
    passes(departure) {
      const price = shown(lowestPriceOf(departure).price)
      return price !== undefined && price.minor >= lowest && price.minor <= highest
    },
  }
}

function isUsed(value: TourFilter[keyof TourFilter]): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false && value !== ''
}

function isNear(walkMetres: number | null | undefined): boolean {
  return typeof walkMetres === 'number' && walkMetres <= NEAR_METRES
}

/** Every word must occur in the code, the name, a category, a hotel or a city, in any language. */
function hasWords(q: string): (departure: DepartureFacts) => boolean {
  const words = foldForSearch(q).split(/\s+/u)
  // Departures of one tour are found together.
  const found = new Map<TourFacts, boolean>()
  return ({ tour }) => {
    const known = found.get(tour)
    if (known !== undefined) return known
    const haystack = foldForSearch(wordsOf(tour))
    const isFound = words.every((word) => haystack.includes(word))
    found.set(tour, isFound)
    return isFound
  }
}

function wordsOf(tour: TourFacts): string {
  const texts = [
    tour.name,
    ...tour.categories.map(({ name }) => name),
    ...tour.stays.flatMap(({ name, cityName }) => [name, cityName]),
  ]
  return [tour.code, ...texts.flatMap((text) => locales.map((each) => text[each]))].join(' ')
}

type SortKey = number | string

/** What departures are put in order by, whichever way round. */
type TourSortField = Exclude<TourSort, `-${string}`>

/** Prices that do not compare stand in groups one after the other, whichever way round the prices go. */
function keyReader(
  departures: readonly DepartureFacts[],
  by: TourSortField,
  locale: Locale,
  rates: LiraRates,
): (departure: DepartureFacts) => { group: number; key: SortKey } {
  if (by !== 'price') return (departure) => ({ group: 0, key: keyOf(departure, by, locale) })
  const placeOf = placerOf(
    departures.map((departure) => lowestPriceOf(departure).price),
    rates,
  )
  return (departure) => {
    const { group, value } = placeOf(lowestPriceOf(departure).price)
    return { group, key: value }
  }
}

function keyOf(departure: DepartureFacts, by: Exclude<TourSortField, 'price'>, locale: Locale): SortKey {
  switch (by) {
    case 'recommended':
      return Number(departure.tour.kind === 'day')
    case 'departureDate':
      return departure.departsOn
    case 'durationDays':
      return departure.tour.days
    case 'distance':
      return distanceOf(departure)
    case 'title':
      return departure.tour.name[locale]
  }
}

function compareKeys(a: SortKey, b: SortKey): number {
  return a < b ? -1 : Number(a > b)
}

function compareNames(locale: Locale): (a: SortKey, b: SortKey) => number {
  return (a, b) => String(a).localeCompare(String(b), locale)
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
