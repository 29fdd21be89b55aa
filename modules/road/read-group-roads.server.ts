import type { Db } from '#platform/db/client.server.ts'
import { readCounts } from './data/read-counts.server.ts'
import { own } from './data/tables.server.ts'
import type { GroupRoad } from './domain/group-road.ts'

/** What was marked on the road about departures, by their ids; every departure has an entry. The caller knows who may read it. */
export async function readGroupRoads(db: Db, departureIds: readonly string[]): Promise<Map<string, GroupRoad>> {
  if (departureIds.length === 0) return new Map()
  const counts = await readCounts(db, departureIds)
  const luggage = await own(db)
    .selectFrom('road_luggage')
    .distinctOn(['passenger_id', 'point'])
    .select(['departure_id', 'passenger_id as passengerId', 'point', 'pieces', 'counted_at as at'])
    .where('departure_id', 'in', departureIds)
    .orderBy('passenger_id')
    .orderBy('point')
    .orderBy('counted_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const incidents = await own(db)
    .selectFrom('road_incidents')
    .select(['id', 'departure_id', 'passenger_id as passengerId', 'kind', 'place', 'note', 'next_step as nextStep'])
    .select(['happened_at as happenedAt', 'said_at as saidAt', 'received_at as receivedAt', 'settled_at as settledAt'])
    .where('departure_id', 'in', departureIds)
    .orderBy('settled_at', (settled) => settled.desc().nullsFirst())
    .orderBy('happened_at', 'desc')
    .orderBy('id')
    .execute()
  return new Map(
    departureIds.map((id) => [
      id,
      {
        counts: counts.get(id) ?? [],
        luggage: luggage.filter(({ departure_id }) => departure_id === id).map(withoutDeparture),
        incidents: incidents.filter(({ departure_id }) => departure_id === id).map(withoutDeparture),
      },
    ]),
  )
}

function withoutDeparture<Row extends { departure_id: string }>({ departure_id: _departure, ...row }: Row) {
  return row
}
