import { locales } from '#kernel/locale.ts'
import type { TimedFlight } from './flight-times.ts'

/** What the flights of a departure were until a moment. */
export type FlightsBefore = { changedAt: Date; flights: readonly TimedFlight[] }

/** When a flight was last changed, and what it was before. */
export type FlightChange = { changedAt: Date; was: TimedFlight }

/**
 * The last change of a flight, among the flights of now; the history begins with the latest. A flight is known again by
 * its airports, since its number may be what changed, or else by its place among as many others. `null` for one that
 * never was another.
 */
export function lastChangeOf(
  index: number,
  flights: readonly TimedFlight[],
  history: readonly FlightsBefore[],
): FlightChange | null {
  const flight = flights[index]
  if (!flight) return null
  const nth = flights.slice(0, index).filter((each) => isSameRoute(each, flight)).length
  for (const { changedAt, flights: earlier } of history) {
    const was =
      earlier.filter((each) => isSameRoute(each, flight))[nth] ??
      (earlier.length === flights.length ? earlier[index] : undefined)
    if (!was) return null
    if (JSON.stringify(shownOf(was)) !== JSON.stringify(shownOf(flight))) return { changedAt, was }
  }
  return null
}

function isSameRoute(a: TimedFlight, b: TimedFlight): boolean {
  return a.from === b.from && a.to === b.to
}

/** What travellers go by: a kilogram of baggage more is no change of the road. */
function shownOf({
  number,
  from,
  to,
  leavesOn,
  leavesAt,
  arrivesOn,
  arrivesAt,
  terminal,
  meetingPlace,
  meetsAt,
}: TimedFlight) {
  return [
    number,
    from,
    to,
    leavesOn,
    leavesAt,
    arrivesOn,
    arrivesAt,
    terminal,
    meetingPlace && locales.map((locale) => meetingPlace[locale]),
    meetsAt,
  ]
}
