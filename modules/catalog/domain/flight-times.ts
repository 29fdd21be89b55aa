import type { Localised } from '#kernel/locale.ts'
import { addDays, daysBetween, type PlainDate } from '#kernel/plain-date.ts'
import { instantOf } from '#kernel/zoned-time.ts'

/** One flight of a departure. Days and hours are those of the airport where they are. */
export type TimedFlight = {
  /** `SV 262`. */
  number: string
  from: string
  to: string
  leavesOn: PlainDate
  leavesAt: string
  arrivesOn: PlainDate
  arrivesAt: string
  terminal: string | null
  /** Pieces of baggage, where the airline counts them. */
  bags: number | null
  /** The weight of all baggage, or of each piece. */
  bagKg: number | null
  cabinKg: number | null
  meetingPlace: Localised | null
  /** On the day the flight leaves, or the evening before. */
  meetsAt: string | null
}

/** The first and the last day of a journey. */
type Days = { departsOn: PlainDate; returnsOn: PlainDate }

/** What cannot be with the flights of a departure, and with which of them. */
export type FlightProblem =
  | { code: 'unknown-airport'; flight: number; part: 'from' | 'to' }
  | { code: 'flight-days'; flight: number; part: 'leavesOn' | 'arrivesOn' }
  | { code: 'flight-order'; flight: number; part: 'leavesAt' | 'arrivesAt' }

const LONGEST_MINUTES = 24 * 60

/**
 * The first thing that cannot be: an airport nobody knows, a day outside the journey (the last flight may land the day
 * after), a landing before the start or a day later, a start before the flight before has landed. By the clocks of the
 * airports, whose zones are given by their codes.
 */
export function checkFlightTimes(
  flights: readonly TimedFlight[],
  { departsOn, returnsOn }: Days,
  zones: ReadonlyMap<string, string>,
): FlightProblem | undefined {
  let landed = -Infinity
  for (const [flight, each] of flights.entries()) {
    if (!zones.has(each.from)) return { code: 'unknown-airport', flight, part: 'from' }
    if (!zones.has(each.to)) return { code: 'unknown-airport', flight, part: 'to' }
    if (each.leavesOn < departsOn || each.leavesOn > returnsOn) return { code: 'flight-days', flight, part: 'leavesOn' }
    if (each.arrivesOn > addDays(returnsOn, 1)) return { code: 'flight-days', flight, part: 'arrivesOn' }
    const { start, end } = instantsOf(each, zones)
    if (start < landed) return { code: 'flight-order', flight, part: 'leavesAt' }
    if (end <= start || end - start > LONGEST_MINUTES * 60_000)
      return { code: 'flight-order', flight, part: 'arrivesAt' }
    landed = end
  }
  return undefined
}

/** How long a flight takes, whatever the clocks of both airports say. */
export function minutesOf(flight: TimedFlight, zones: ReadonlyMap<string, string>): number {
  const { start, end } = instantsOf(flight, zones)
  return (end - start) / 60_000
}

/** The day on which the group meets: the one before, when the hour would lie after the start. */
export function meetsOn({ leavesOn, leavesAt, meetsAt }: TimedFlight): PlainDate {
  return meetsAt !== null && meetsAt > leavesAt ? addDays(leavesOn, -1) : leavesOn
}

/** The flights of a departure that leaves or returns on other days: those out move with the first day, those back with the last. */
export function moveFlightTimes(flights: readonly TimedFlight[], from: Days, to: Days): TimedFlight[] {
  return flights.map((flight) => {
    const isOutward = daysBetween(from.departsOn, flight.leavesOn) <= daysBetween(flight.leavesOn, from.returnsOn)
    const by = isOutward ? daysBetween(from.departsOn, to.departsOn) : daysBetween(from.returnsOn, to.returnsOn)
    return { ...flight, leavesOn: addDays(flight.leavesOn, by), arrivesOn: addDays(flight.arrivesOn, by) }
  })
}

function instantsOf(
  { from, to, leavesOn, leavesAt, arrivesOn, arrivesAt }: TimedFlight,
  zones: ReadonlyMap<string, string>,
): { start: number; end: number } {
  return {
    start: instantOf({ day: leavesOn, time: leavesAt }, zones.get(from) ?? 'UTC').getTime(),
    end: instantOf({ day: arrivesOn, time: arrivesAt }, zones.get(to) ?? 'UTC').getTime(),
  }
}
