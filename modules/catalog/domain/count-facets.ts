import type { Locale } from '#kernel/locale.ts'
import type { Currency } from '#kernel/money.ts'
import { activeTests } from './choose-departures.ts'
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

/** Goes through the departures once: each is asked every question of the filter, and counted where at most one fails. */
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
  const { chosen, allBut } = sift(departures, filter, rates)
  const without = (field: keyof TourFilter) => {
    const others = allBut.get(field)
    return others ? [...chosen, ...others] : chosen
  }
  const count = (field: keyof TourFilter, changed: TourFilter) => {
    const [asked] = activeTests(changed)
    return without(field).filter((departure) => asked?.passes(departure)).length
  }
  const byKind = without('kinds')
  const byDuration = without('durations')
  const byAirline = without('airlines')
  const airlines = new Map(
    byAirline.flatMap(({ tour }) => (tour.airline ? [[tour.airline.code, tour.airline.name[locale]] as const] : [])),
  )
  return {
    kinds: tourKinds.map((value) => ({ value, count: byKind.filter(({ tour }) => tour.kind === value).length })),
    durations: durationRanges(durations).map((range) => ({
      ...range,
      count: byDuration.filter(({ durationBucket }) => durationBucket === range.value).length,
    })),
    stars: tally(without('stars').flatMap(({ tour }) => keyStayOf(tour.stays)?.stars ?? [])).toSorted(
      (a, b) => b.value - a.value,
    ),
    airlines: tally(byAirline.flatMap(({ tour }) => tour.airline?.code ?? []))
      .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value))
      .map((facet) => ({ ...facet, name: airlines.get(facet.value) ?? facet.value })),
    languages: tally(without('language').flatMap(({ tour }) => tour.guideLanguages)).toSorted((a, b) =>
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
    prices: priceRange(without('priceMin'), currency, rates),
  }
}

type Sifted = {
  chosen: DepartureFacts[]
  /** The departures that only one control keeps out, under each of its fields. */
  allBut: Map<keyof TourFilter, DepartureFacts[]>
}

function sift(departures: readonly DepartureFacts[], filter: TourFilter, rates: LiraRates): Sifted {
  const tests = activeTests(filter, rates)
  const chosen: DepartureFacts[] = []
  const allBut = new Map<keyof TourFilter, DepartureFacts[]>()
  for (const departure of departures) {
    const failed = tests.filter(({ passes }) => !passes(departure))
    if (failed.length === 0) chosen.push(departure)
    if (failed.length !== 1) continue
    for (const field of failed[0]?.fields ?? []) {
      const kept = allBut.get(field)
      if (kept) kept.push(departure)
      else allBut.set(field, [departure])
    }
  }
  return { chosen, allBut }
}

function tally<Value>(values: readonly Value[]): Facet<Value>[] {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, count }))
}

function priceRange(
  departures: readonly DepartureFacts[],
  asked: Currency | undefined,
  rates: LiraRates,
): TourFacets['prices'] {
  const prices = departures.map((departure) => lowestPriceOf(departure).price)
  const currency = asked ?? tally(prices.map((price) => price.currency)).toSorted((a, b) => b.count - a.count)[0]?.value
  if (!currency) return null
  const shownAs = approximator(currency, asked ? rates : noRates)
  const amounts = prices.flatMap((price) => {
    const shown = shownAs(price)
    return shown ? [shown.minor / 100] : []
  })
  if (amounts.length === 0) return null
  return { currency, lowest: Math.floor(Math.min(...amounts)), highest: Math.ceil(Math.max(...amounts)) }
}
