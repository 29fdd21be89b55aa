import { sql } from 'kysely'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import type { VisaStep } from './domain/papers.ts'

/** How far the visa of a traveller is, and in how many hotels they have a bed. Who is not known here has neither. */
export type Arranged = { visa: VisaStep; stays: number }

/** What is arranged for some travellers, in two queries however many they are. */
export async function listArranged(
  db: Db,
  _admin: Admin<'orders'>,
  passengerIds: readonly string[],
): Promise<Map<string, Arranged>> {
  if (passengerIds.length === 0) return new Map()
  const visas = await own(db)
    .selectFrom('operation_travellers')
    .select(['passenger_id', 'visa_step'])
    .where('passenger_id', 'in', passengerIds)
    .execute()
  const places = await own(db)
    .selectFrom('operation_places')
    .select(['passenger_id', sql<number>`count(distinct stay)::int`.as('stays')])
    .where('passenger_id', 'in', passengerIds)
    .groupBy('passenger_id')
    .execute()
  const arranged = new Map<string, Arranged>(
    visas.map((row) => [row.passenger_id, { visa: row.visa_step, stays: 0 }] as const),
  )
  for (const { passenger_id: id, stays } of places)
    arranged.set(id, { visa: arranged.get(id)?.visa ?? 'to-collect', stays })
  return arranged
}
