import type { Locale } from '#kernel/locale.ts'
import type { Currency, Money } from '#kernel/money.ts'
import { alikeIn } from './alike-departures.ts'
import { activeTests, type ActiveTest } from './choose-departures.ts'
import { approximator, noRates, type LiraRates } from './compare-prices.ts'
import { durationRanges, type DurationBucket, type DurationRange, type DurationStarts } from './durations.ts'
import type { TourFilter } from './filter.ts'
import { holidayKinds, type HolidayKind } from './holiday-marks.ts'
import { keyStayOf, lowestPriceOf, type DepartureFacts } from './season.ts'
import { tourKinds, type TourKind } from './tour.ts'

export type Facet<Value> = { value: Value; count: number }

/** For each value of a control: how many departures a list would have with it, the other controls being as they are. */
export type TourFacets = {
  kinds: Facet<TourKind>[]
  durations: (Facet<DurationBucket> & DurationRange)[]
  stars: Facet<number>[]
  airlines: (Facet<string> & { name: string })[]
  languages: Facet<string>[]
  ramadan: number
  holidays: Facet<HolidayKind>[]
  family: number
  economy: number
  near: number
  direct: number
  certain: number
  available: number
  /** Lowest and highest price in whole units, in the asked currency, else in the one most of these departures are sold in. */
  prices: { currency: Currency; lowest: number; highest: number } | null
}

/**
 * Goes through the departures once: each is asked every question of the filter, and counted where at most one fails.
 * What is counted of departures that are alike is read off one of them.
 */
export function countFacets(
  departures: readonly DepartureFacts[],
  filter: TourFilter,
  {
    locale,
    durations,
    rates = noRates,
    currency,
  }: { locale: Locale; durations: DurationStarts; rates?: LiraRates; currency?: Currency | undefined },
): TourFacets {
  const { without, prices } = sift(departures, filter, rates)
  const count = (field: keyof TourFilter, changed: TourFilter) => {
    const [asked] = activeTests(changed)
    return countOf(without(field).filter(({ like }) => asked?.passes(like)))
  }
  const byKind = without('kinds')
  const byDuration = without('durations')
  const byAirline = without('airlines')
  const airlines = new Map(
    byAirline.flatMap(({ like: { tour } }) =>
      tour.airline ? [[tour.airline.code, tour.airline.name[locale]] as const] : [],
    ),
  )
  return {
    kinds: tourKinds.map((value) => ({ value, count: countOf(byKind.filter(({ like }) => like.tour.kind === value)) })),
    durations: durationRanges(durations).map((range) => ({
      ...range,
      count: countOf(byDuration.filter(({ like }) => like.durationBucket === range.value)),
    })),
    stars: tally(without('stars'), ({ tour }) => [keyStayOf(tour.stays)?.stars ?? []].flat()).toSorted(
      (a, b) => b.value - a.value,
    ),
    airlines: tally(byAirline, ({ tour }) => (tour.airline ? [tour.airline.code] : []))
      .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value))
      .map((facet) => ({ ...facet, name: airlines.get(facet.value) ?? facet.value })),
    languages: tally(without('language'), ({ tour }) => tour.guideLanguages).toSorted((a, b) =>
      a.value < b.value ? -1 : 1,
    ),
    ramadan: count('ramadan', { ramadan: true }),
    holidays: holidayKinds.map((value) => ({ value, count: count('holidays', { holidays: [value] }) })),
    family: count('family', { family: true }),
    economy: count('economy', { economy: true }),
    near: count('near', { near: true }),
    direct: count('direct', { direct: true }),
    certain: count('certain', { certain: true }),
    available: count('availability', { availability: 'available' }),
    prices: priceRange(prices, currency, rates),
  }
}

/** How many departures are like one of them. */
type Counted = { like: DepartureFacts; count: number }

type Sifted = {
  /** The departures that pass the filter, whatever one of its fields says. */
  without: (field: keyof TourFilter) => Counted[]
  /** The prices of those that pass it, whatever bounds it sets to prices. */
  prices: Money[]
}

function sift(departures: readonly DepartureFacts[], filter: TourFilter, rates: LiraRates): Sifted {
  const tests = activeTests(filter, rates)
  const { likes, groupOf } = alikeIn(departures)
  const chosen = likes.map(() => 0)
  /** The departures that only one control keeps out, by its place among those in use. */
  const allBut = tests.map(() => likes.map(() => 0))
  const within: Money[] = []
  const outOfBounds: Money[] = []
  for (const [at, departure] of departures.entries()) {
    const failed = onlyFailed(tests, departure)
    if (failed === undefined) continue
    const counts = allBut[failed] ?? chosen
    const group = groupOf[at] ?? 0
    counts[group] = (counts[group] ?? 0) + 1
    if (counts === chosen) within.push(lowestPriceOf(departure).price)
    else if (tests[failed]?.fields.includes('priceMin')) outOfBounds.push(lowestPriceOf(departure).price)
  }
  const counted = (others: readonly number[] = []) =>
    likes.flatMap((like, group) => {
      const count = (chosen[group] ?? 0) + (others[group] ?? 0)
      return count > 0 ? [{ like, count }] : []
    })
  const all = counted()
  return {
    without(field) {
      const others = allBut[tests.findIndex(({ fields }) => fields.includes(field))]
      return others ? counted(others) : all
    },
    prices: [...within, ...outOfBounds],
  }
}

/** The place of the only question that a departure fails; -1 when it passes all, nothing when it fails several. */
function onlyFailed(tests: readonly ActiveTest[], departure: DepartureFacts): number | undefined {
  let failed = -1
  for (const [at, { passes }] of tests.entries()) {
    if (passes(departure)) continue
    if (failed !== -1) return undefined
    failed = at
  }
  return failed
}

function countOf(counted: readonly Counted[]): number {
  return counted.reduce((sum, { count }) => sum + count, 0)
}

function tally<Value>(
  counted: readonly Counted[],
  valuesOf: (departure: DepartureFacts) => readonly Value[],
): Facet<Value>[] {
  const counts = new Map<Value, number>()
  for (const { like, count } of counted)
    for (const value of valuesOf(like)) counts.set(value, (counts.get(value) ?? 0) + count)
  return [...counts].map(([value, count]) => ({ value, count }))
}

function priceRange(prices: readonly Money[], asked: Currency | undefined, rates: LiraRates): TourFacets['prices'] {
  const currency = asked ?? mostOf(prices)
  if (!currency) return null
  const shownAs = approximator(currency, asked ? rates : noRates)
  let lowest = Number.POSITIVE_INFINITY
  let highest = Number.NEGATIVE_INFINITY
  for (const price of prices) {
    const shown = shownAs(price)
    if (shown === undefined) continue
    lowest = Math.min(lowest, shown.minor)
    highest = Math.max(highest, shown.minor)
  }
  if (lowest > highest) return null
  return { currency, lowest: Math.floor(lowest / 100), highest: Math.ceil(highest / 100) }
}

/** The currency of the most prices, of two as frequent the one that comes first. */
function mostOf(prices: readonly Money[]): Currency | undefined {
  const counts = new Map<Currency, number>()
  for (const { currency } of prices) counts.set(currency, (counts.get(currency) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}
