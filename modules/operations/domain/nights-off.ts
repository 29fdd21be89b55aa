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
  if (!there) return null
  const back = times
    .map(({ leavesOn, leavesAt }) => momentOf(leavesOn, leavesAt))
    .filter((moment) => moment > landing(there))
    .toSorted()[0]
  if (!back) return null
  const slept = stays.reduce((sum, { nights }) => sum + nights, 0)
  const between = daysBetween(there.arrivesOn, back.slice(0, 10) as PlainDate)
  return slept === between ? null : { slept, between }
}
