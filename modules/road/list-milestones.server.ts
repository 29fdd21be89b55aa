import type { Db } from '#platform/db/client.server.ts'
import { readCounts } from './data/read-counts.server.ts'
import { own } from './data/tables.server.ts'
import { milestonesOf, type ReachedMilestone } from './domain/milestones.ts'

/** What travellers have reached by the counts of their leaders, the first first. The caller knows who may read it. */
export async function listMilestones(db: Db, passengerIds: readonly string[]): Promise<ReachedMilestone[]> {
  if (passengerIds.length === 0) return []
  const departures = await own(db)
    .selectFrom('road_ticks')
    .innerJoin('road_counts', 'road_counts.id', 'road_ticks.count_id')
    .select('departure_id')
    .distinct()
    .where('passenger_id', 'in', passengerIds)
    .execute()
  const counts = await readCounts(
    db,
    departures.map((row) => row.departure_id),
  )
  return [...counts.values()]
    .flatMap(milestonesOf)
    .filter(({ passengerId }) => passengerIds.includes(passengerId))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
}
