import { sql } from 'kysely'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/** How many incidents of a departure are open, and when the first of them happened; the oldest first, about nobody by name. */
export async function listOpenIncidents(
  db: Db,
  _admin: Admin<'orders'>,
): Promise<{ departureId: string; count: number; since: Date }[]> {
  return own(db)
    .selectFrom('road_incidents')
    .select([
      'departure_id as departureId',
      sql<number>`count(*)::int`.as('count'),
      sql<Date>`min(happened_at)`.as('since'),
    ])
    .where('settled_at', 'is', null)
    .groupBy('departure_id')
    .orderBy('since')
    .execute()
}
