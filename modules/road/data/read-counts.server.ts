import type { Db } from '#platform/db/client.server.ts'
import { joinCounts, type JoinedCount } from '../domain/join-counts.ts'
import { own } from './tables.server.ts'

/** The counts of departures, joined; by departure, the last begun first. */
export async function readCounts(db: Db, departureIds: readonly string[]): Promise<Map<string, JoinedCount[]>> {
  if (departureIds.length === 0) return new Map()
  const counts = await own(db)
    .selectFrom('road_counts')
    .select(['id', 'departure_id as departureId', 'place', 'begun_at as begunAt'])
    .where('departure_id', 'in', departureIds)
    .execute()
  if (counts.length === 0) return new Map()
  const ticks = await own(db)
    .selectFrom('road_ticks')
    .innerJoin('road_counts', 'road_counts.id', 'road_ticks.count_id')
    .select([
      'road_ticks.id',
      'count_id as countId',
      'passenger_id as passengerId',
      'is_here as isHere',
      'ticked_at as tickedAt',
    ])
    .where('road_counts.departure_id', 'in', departureIds)
    .execute()
  const byDeparture = Map.groupBy(counts, ({ departureId }) => departureId)
  return new Map([...byDeparture].map(([departureId, begun]) => [departureId, joinCounts(begun, ticks)]))
}
