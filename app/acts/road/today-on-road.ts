import type { PlainDate } from '#kernel/plain-date.ts'
import type { TravelledFlight } from '#modules/catalog/index.server.ts'
import type { Permit } from '#modules/operations/index.ts'
import type { RoadRide } from '#modules/operations/index.server.ts'
import type { ShownChair } from './chair-words.ts'

/** Something of a day with its hour by the clocks of the place. */
export type RoadMoment<Ride extends RoadRide = RoadRide> =
  | { at: string; kind: 'meeting'; flight: TravelledFlight }
  | { at: string; kind: 'flight'; flight: TravelledFlight }
  | { at: string; kind: 'ride'; ride: Ride }
  | { at: string; kind: 'permit'; permit: RoadPermit }
  | { at: string; kind: 'chair'; chair: RoadChair }
  | { at: string; kind: 'start'; pickUp: string }

/** What somebody has leave for, with who it is, and how long before they meet. */
export type RoadPermit = Permit & { name: string; earlyMinutes: number }

/** A wheelchair that is reserved, with who has it. */
export type RoadChair = ShownChair & { name: string }

type OnRoad<Ride> = {
  departsOn: PlainDate
  start: Start | null
  flights: readonly TravelledFlight[]
  rides: readonly Ride[]
  permits: readonly RoadPermit[]
  chairs: readonly RoadChair[]
}

type Start = { at: string | null; pickUp: string | null }

/** What is on for travellers on a day, by the hour; what has no hour comes first. Other modules add kinds of their own. */
export function todayOnRoad<Ride extends RoadRide>(
  journeys: readonly OnRoad<Ride>[],
  today: PlainDate,
): RoadMoment<Ride>[] {
  const moments = journeys.flatMap(({ departsOn, start, flights, rides, permits, chairs }): RoadMoment<Ride>[] => [
    ...(start && departsOn === today
      ? [{ at: start.at ?? '', kind: 'start' as const, pickUp: start.pickUp ?? '' }]
      : []),
    ...flights.flatMap((flight): RoadMoment<Ride>[] => [
      ...(flight.meetsAt !== null && flight.meetsOn === today
        ? [{ at: flight.meetsAt, kind: 'meeting' as const, flight }]
        : []),
      ...(flight.leavesOn === today ? [{ at: flight.leavesAt, kind: 'flight' as const, flight }] : []),
    ]),
    ...rides
      .filter(({ leavesOn }) => leavesOn === today)
      .map((ride) => ({ at: ride.leavesAt, kind: 'ride' as const, ride })),
    ...permits
      .filter(({ state, day }) => state === 'granted' && day === today)
      .map((permit) => ({ at: permit.hour, kind: 'permit' as const, permit })),
    ...chairs.filter(({ day }) => day === today).map((chair) => ({ at: chair.from, kind: 'chair' as const, chair })),
  ])
  return moments.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
}
