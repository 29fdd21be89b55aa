import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { isHoly, type HolyCity, type HolyNight } from './holy-cities.ts'
import { landing, lastFlightThere } from './last-flight-there.ts'
import type { WorkFlight } from './workspace.ts'

type Journey = {
  departsOn: PlainDate
  returnsOn: PlainDate
  /** In the order of the journey. */
  stays: readonly { city: string; nights: number }[]
  flights: readonly WorkFlight[]
}

/**
 * The nights of a journey in Makkah and Madinah, in order. They are counted from the day on which the group lands, or from
 * the first day where no flight says it, one stay after the other, and end before the day of the return.
 */
export function holyNightsOf({ departsOn, returnsOn, stays, flights }: Journey): HolyNight[] {
  const times = flights.flatMap((flight) => flight.times ?? [])
  const there = lastFlightThere({ departsOn, returnsOn }, times)
  const landedOn = there ? (landing(there).slice(0, 10) as PlainDate) : departsOn
  return stays
    .flatMap(({ city, nights }) => Array.from({ length: nights }, () => city))
    .map((city, nth) => ({ day: addDays(landedOn, nth), city }))
    .filter((night): night is HolyNight => isHoly(night.city) && night.day < returnsOn)
}

/** Nights of one city that follow each other. */
export type NightSpan = { city: HolyCity; from: PlainDate; until: PlainDate; nights: number }

/** Nights in order, put together where they follow each other in one city. */
export function spansOf(nights: readonly HolyNight[]): NightSpan[] {
  const spans: NightSpan[] = []
  for (const { day, city } of nights) {
    const last = spans.at(-1)
    if (last && last.city === city && addDays(last.until, 1) === day)
      spans[spans.length - 1] = { ...last, until: day, nights: last.nights + 1 }
    else spans.push({ city, from: day, until: day, nights: 1 })
  }
  return spans
}
