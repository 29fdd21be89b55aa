import type { Locale } from '#kernel/locale.ts'
import type { Order } from '#modules/booking/index.server.ts'
import { listStarts, listStaysOfDepartures } from '#modules/catalog/index.server.ts'
import { listRoadFacts } from '#modules/operations/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { OrderRoadFacts } from './order-road.tsx'

/** What is published of the road of each journey of an order, by its departure. */
export async function readOrderRoad(
  db: Db,
  { tours }: Pick<Order, 'tours'>,
  locale: Locale,
): Promise<Record<string, OrderRoadFacts>> {
  const departureIds = tours.map(({ departureId }) => departureId)
  const starts = await listStarts(db, departureIds, locale)
  const stays = await listStaysOfDepartures(db, departureIds)
  const road = await listRoadFacts(
    db,
    tours.map(({ departureId, departsOn, passengers }) => ({
      departureId,
      departsOn,
      travellerIds: passengers.filter(({ isCancelled }) => !isCancelled).map(({ id }) => id),
    })),
  )
  return Object.fromEntries(
    tours.map(({ departureId, passengers }, at): [string, OrderRoadFacts] => {
      const { rides = [], guides = [], rooms = [] } = road[at] ?? {}
      const nameOf = new Map(passengers.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]))
      const hotelOf = new Map((stays.get(departureId) ?? []).map(({ key, name }) => [key, name[locale]]))
      const shown = rooms.map(({ travellerId, stay, number, change }) => ({
        traveller: nameOf.get(travellerId) ?? '',
        hotel: hotelOf.get(stay) ?? '',
        number,
        change,
      }))
      return [departureId, { start: starts.get(departureId) ?? null, rides, guides, rooms: shown }]
    }),
  )
}
