import { toHijri } from '#kernel/hijri.ts'
import { addDays, addMonths, plainDate, type PlainDate } from '#kernel/plain-date.ts'
import type { Money } from '#kernel/money.ts'
import { lowestOf, placerOf, type LiraRates } from './compare-prices.ts'
import { lowestPriceOf, type DepartureFacts } from './season.ts'

/** What month strips and the price chart show of one calendar month. */
export type TourMonth = {
  /** `yyyy-mm`. */
  month: string
  count: number
  /** The lowest price of a pilgrimage group that month; prices of other journeys would not compare. */
  lowest: Money | null
  /** What that is worth beside other months; null where it does not compare with most of the year's prices. */
  worth: number | null
  /** The Hijri month that holds most of its days, 1 to 12, and its year. */
  hijri: { year: number; month: number }
  isRamadan: boolean
  isHajj: boolean
}

const RAMADAN = 9
const DHU_AL_HIJJAH = 12

/** Twelve months from the one of `today`, also those without departures; prices compare at the rates. */
export function monthsOf(season: readonly DepartureFacts[], today: PlainDate, rates: LiraRates): TourMonth[] {
  const first = plainDate(`${today.slice(0, 7)}-01`)
  const placeOf = placerOf(pilgrimagePrices(season), rates)
  const ofMonth = Map.groupBy(season, ({ departsOn }) => departsOn.slice(0, 7))
  return Array.from({ length: 12 }, (_, index) => {
    const start = addMonths(first, index)
    const month = start.slice(0, 7)
    const departures = ofMonth.get(month) ?? []
    const lowest = lowestOf(pilgrimagePrices(departures), placeOf)
    const place = lowest && placeOf(lowest)
    return {
      month,
      count: departures.length,
      lowest,
      worth: place?.group === 0 ? place.value : null,
      hijri: mainHijriMonth(start),
      isRamadan: departures.some(({ isRamadan }) => isRamadan) || mainHijriMonth(start).month === RAMADAN,
      isHajj: departures.some(({ tour }) => tour.kind === 'hajj') || daysOfHajj(start),
    }
  })
}

function pilgrimagePrices(departures: readonly DepartureFacts[]): Money[] {
  return departures.filter(({ tour }) => tour.kind === 'umrah').map((departure) => lowestPriceOf(departure).price)
}

/** The fifteenth of a Gregorian month lies in the Hijri month that holds most of it, give or take a day. */
function mainHijriMonth(start: PlainDate): TourMonth['hijri'] {
  const { year, month } = toHijri(addDays(start, 14))
  return { year, month }
}

const hajjMonths = new Map<PlainDate, boolean>()

/** Whether the standing at Arafat, 9 Dhu al-Hijjah, falls into the month. */
function daysOfHajj(start: PlainDate): boolean {
  const isHajj = hajjMonths.get(start) ?? lookForHajj(start)
  hajjMonths.set(start, isHajj)
  return isHajj
}

function lookForHajj(start: PlainDate): boolean {
  const end = addMonths(start, 1)
  for (let day = start; day < end; day = addDays(day, 1)) {
    const hijri = toHijri(day)
    if (hijri.month === DHU_AL_HIJJAH && hijri.day === 9) return true
  }
  return false
}
