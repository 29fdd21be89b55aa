import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { momentOf, type CityStay, type Moment } from './permits.ts'
import { landing as landingOf, lastFlightThere } from './last-flight-there.ts'
import type { WorkFlight } from './workspace.ts'

/** When a group is thought to be in its hotel where no flight says it, and when it has to leave it. */
const ARRIVES_AT = '18:00'
const LEAVES_AT = '12:00'

/** From landing to the hotel, and from the hotel to the flight. */
const AFTER_LANDING_HOURS = 3
const BEFORE_FLIGHT_HOURS = 5

type Journey = {
  departsOn: PlainDate
  returnsOn: PlainDate
  /** In the order of the journey. */
  stays: readonly { city: string; nights: number }[]
  flights: readonly WorkFlight[]
}

/**
 * From when until when a group is in Madinah, careful at both ends: nights are counted from the arrival, the first hotel is
 * reached three hours after landing, every other one in the evening, and each is left at noon or five hours before the
 * flight home. Null for a journey that does not sleep there.
 */
export function stayInMadinah({ departsOn, returnsOn, stays, flights }: Journey): CityStay | null {
  const at = stays.findIndex(({ city }) => city === 'madinah')
  const until = stays.findIndex(({ city }, index) => index > at && city !== 'madinah')
  const own = stays.slice(Math.max(at, 0), until === -1 ? undefined : until)
  if (at === -1) return null
  const there = lastFlightThere(
    { departsOn, returnsOn },
    flights.flatMap(({ times }) => times ?? []),
  )
  const landing = there && landingOf(there)
  const nightsBefore = nightsOf(stays.slice(0, at))
  const arrivesOn = addDays((landing?.slice(0, 10) as PlainDate) ?? departsOn, nightsBefore)
  const leavesOn = earlier(addDays(arrivesOn, nightsOf(own)), returnsOn)
  const from = at === 0 && landing ? shifted(landing, AFTER_LANDING_HOURS) : momentOf(arrivesOn, ARRIVES_AT)
  const home = flights
    .flatMap(({ times }) => (times && times.leavesOn >= leavesOn ? [momentOf(times.leavesOn, times.leavesAt)] : []))
    .toSorted()[0]
  const noon = momentOf(leavesOn, LEAVES_AT)
  const beforeFlight = home && shifted(home, -BEFORE_FLIGHT_HOURS)
  const end = beforeFlight && beforeFlight < noon ? beforeFlight : noon
  return from < end ? { from, until: end } : null
}

function nightsOf(stays: readonly { nights: number }[]): number {
  return stays.reduce((sum, { nights }) => sum + nights, 0)
}

function earlier(one: PlainDate, other: PlainDate): PlainDate {
  return one < other ? one : other
}

function shifted(moment: Moment, hours: number): Moment {
  return new Date(Date.parse(`${moment}:00Z`) + hours * 3_600_000).toISOString().slice(0, 16)
}
