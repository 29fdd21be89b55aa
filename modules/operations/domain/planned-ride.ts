import { defaultLocale, textIn } from '#kernel/locale.ts'
import { flightKeyOf } from './flight-key.ts'
import type { WorkFlight, WorkRide } from './workspace.ts'

/**
 * A ride as the departures of the day name it: a flight that one of them lists by its number on that day has its hours
 * from there, and its route and meeting place where staff wrote none. Hours of flights are entered once.
 */
export function asPlanned(ride: WorkRide, flights: readonly WorkFlight[]): WorkRide {
  const planned = plannedFlightOf(ride, flights)
  if (!planned?.times) return ride
  const { leavesAt, arrivesAt, meetingPlace } = planned.times
  return {
    ...ride,
    leavesAt,
    arrivesAt,
    route: ride.route || `${planned.from} – ${planned.to}`,
    meeting: ride.meeting || textIn(defaultLocale, meetingPlace ?? {}),
  }
}

/** The flight of a departure that a ride is, by its number and its day. */
export function plannedFlightOf(
  { kind, name, leavesOn }: WorkRide,
  flights: readonly WorkFlight[],
): WorkFlight | undefined {
  if (kind !== 'flight') return undefined
  return flights.find(
    ({ number, times }) => times?.leavesOn === leavesOn && flightKeyOf({ name: number }) === flightKeyOf({ name }),
  )
}
