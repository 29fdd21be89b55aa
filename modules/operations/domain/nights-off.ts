import { daysBetween, type PlainDate } from '#kernel/plain-date.ts'
import { landing, lastFlightThere } from './last-flight-there.ts'
import { momentOf } from './permits.ts'
import type { NightsOff, WorkFlight } from './workspace.ts'

type Journey = {
  departsOn: PlainDate
  returnsOn: PlainDate
  stays: readonly { nights: number }[]
  flights: readonly WorkFlight[]
}

/**
 * Where the nights of the hotels are not those between the landing there and the flight that leaves next;
 * null where they agree, and where no flight says when the group lands or leaves again.
 */
export function nightsOff({ departsOn, returnsOn, stays, flights }: Journey): NightsOff | null {
  const times = flights.flatMap((flight) => flight.times ?? [])
  const there = lastFlightThere({ departsOn, returnsOn }, times)
  const back = there && firstAfter(times, landing(there))
  if (!there || !back) return null
  const slept = stays.reduce((sum, { nights }) => sum + nights, 0)
  const between = daysBetween(there.arrivesOn, back.leavesOn)
  return slept === between ? null : { slept, between }
}

function firstAfter<Flight extends { leavesOn: PlainDate; leavesAt: string }>(
  flights: readonly Flight[],
  landed: string,
): Flight | undefined {
  const leaving = ({ leavesOn, leavesAt }: Flight) => momentOf(leavesOn, leavesAt)
  return flights
    .filter((flight) => leaving(flight) > landed)
    .toSorted((one, other) => (leaving(one) < leaving(other) ? -1 : 1))[0]
}
