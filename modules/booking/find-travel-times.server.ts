import { isAlive } from './domain/order.ts'
import type { Order } from './data/read-orders.server.ts'
import {
  listFlightTimes,
  listStarts,
  type TravelledFlight,
  type TravelledStart,
} from '#modules/catalog/index.server.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'

/** When a journey of an order flies, or when and where it begins, as far as that is entered. */
export type TravelTimes = { departsOn: PlainDate; flights: TravelledFlight[]; start: TravelledStart | null }[]

/** The times of an order's journeys in its language; none when it does not stand any more. */
export async function findTravelTimes(db: Db, { state, tours, locale }: Order): Promise<TravelTimes> {
  if (!isAlive(state)) return []
  const departureIds = tours.map(({ departureId }) => departureId)
  const flights = await listFlightTimes(db, departureIds, locale)
  const starts = await listStarts(db, departureIds, locale)
  return tours.map(({ departureId, departsOn }) => ({
    departsOn,
    flights: flights.get(departureId) ?? [],
    start: starts.get(departureId) ?? null,
  }))
}
