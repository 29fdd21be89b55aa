import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/** On which days a departure leaves and is back, by its own id. */
export async function findDepartureDays(
  db: Db,
  departureId: string,
): Promise<{ departsOn: PlainDate; returnsOn: PlainDate } | undefined> {
  return own(db)
    .selectFrom('departures')
    .select(['departs_on as departsOn', 'returns_on as returnsOn'])
    .where('id', '=', departureId)
    .executeTakeFirst()
}
