import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import type { VisaStep } from './domain/papers.ts'

/**
 * How far the visas of some travellers are and since when, by their ids; nobody stands in it of whom nothing was said yet,
 * and the day is null for steps of before days were written down.
 */
export async function listVisaSteps(
  db: Db,
  passengerIds: readonly string[],
): Promise<Map<string, { step: VisaStep; since: PlainDate | null }>> {
  if (passengerIds.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom('operation_travellers')
    .select(['passenger_id as id', 'visa_step as step', 'visa_on as since'])
    .where('passenger_id', 'in', passengerIds)
    .execute()
  return new Map(rows.map(({ id, ...visa }) => [id, visa]))
}
