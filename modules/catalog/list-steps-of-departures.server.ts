import type { Db } from '#platform/db/client.server.ts'
import { tourSteps } from './data/columns.server.ts'
import { own } from './data/tables.server.ts'
import type { TourStep } from './domain/tour-step.ts'

/** What the tours of some departures ask of those who travel, by the ids of the departures; one query. */
export async function listStepsOfDepartures(db: Db, departureIds: readonly string[]): Promise<Map<string, TourStep[]>> {
  if (departureIds.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom('departures')
    .innerJoin('tours', 'tours.id', 'departures.tour_id')
    .select(['departures.id', 'tours.steps'])
    .where('departures.id', 'in', [...new Set(departureIds)])
    .execute()
  return new Map(rows.map(({ id, steps }) => [id, tourSteps.parse(steps)]))
}
