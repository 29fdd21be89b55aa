import type { Order } from '#modules/booking/index.server.ts'
import { listChairs } from '#modules/operations/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { ShownChair } from '#app/acts/road/chair-words.ts'

/** Wheelchairs of those who still travel with an order, by traveller, for the departure with which each of them travels. */
export async function readChairs(db: Db, { tours }: Pick<Order, 'tours'>): Promise<Record<string, ShownChair[]>> {
  const departsOn = new Map(
    tours.flatMap((tour) =>
      tour.passengers.filter(({ isCancelled }) => !isCancelled).map(({ id }) => [id, tour.departsOn] as const),
    ),
  )
  const chairs = (await listChairs(db, [...departsOn.keys()])).filter(
    (chair) => departsOn.get(chair.passengerId) === chair.departsOn,
  )
  return Object.fromEntries(
    [...Map.groupBy(chairs, ({ passengerId }) => passengerId)].map(([id, own]) => [
      id,
      own.map(({ day, from, until, place, withPusher }) => ({ day, from, until, place, withPusher })),
    ]),
  )
}
