import type { PlainDate } from '#kernel/plain-date.ts'
import type { TravelledFlight } from '#modules/catalog/index.server.ts'
import type { RoadRide } from '#modules/operations/index.server.ts'

/** Something of a day with its hour by the clocks of the place. */
export type RoadMoment =
  | { at: string; kind: 'meeting'; flight: TravelledFlight }
  | { at: string; kind: 'flight'; flight: TravelledFlight }
  | { at: string; kind: 'ride'; ride: RoadRide }

type OnRoad = { flights: readonly TravelledFlight[]; rides: readonly RoadRide[] }

/** What is on for travellers on a day, by the hour; what has no hour comes first. Other modules add kinds of their own. */
export function todayOnRoad(journeys: readonly OnRoad[], today: PlainDate): RoadMoment[] {
  const moments = journeys.flatMap(({ flights, rides }): RoadMoment[] => [
    ...flights.flatMap((flight): RoadMoment[] => [
      ...(flight.meetsAt !== null && flight.meetsOn === today
        ? [{ at: flight.meetsAt, kind: 'meeting' as const, flight }]
        : []),
      ...(flight.leavesOn === today ? [{ at: flight.leavesAt, kind: 'flight' as const, flight }] : []),
    ]),
    ...rides
      .filter(({ leavesOn }) => leavesOn === today)
      .map((ride) => ({ at: ride.leavesAt, kind: 'ride' as const, ride })),
  ])
  return moments.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
}
