import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import type { VisaStep } from './domain/papers.ts'

/** How far the visas of some travellers are, by their ids; nobody stands in it of whom nothing was said yet. */
export async function listVisaSteps(db: Db, passengerIds: readonly string[]): Promise<Map<string, VisaStep>> {
  if (passengerIds.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom('operation_travellers')
    .select(['passenger_id as id', 'visa_step as step'])
    .where('passenger_id', 'in', passengerIds)
    .execute()
  return new Map(rows.map(({ id, step }) => [id, step]))
}
