import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/** A departure by the key under which other modules know it, and when it leaves. */
type DepartureDay = { id: string; departsOn: PlainDate }

/** All departures that leave from one day until another, both included, the earliest first; none that is cancelled. */
export async function listDepartureDays(
  db: Db,
  { from, until }: { from: PlainDate; until: PlainDate },
): Promise<DepartureDay[]> {
  return own(db)
    .selectFrom('departures')
    .select(['id', 'departs_on as departsOn'])
    .where('departs_on', '>=', from)
    .where('departs_on', '<=', until)
    .where('status', '<>', 'cancelled')
    .orderBy('departs_on')
    .orderBy('id')
    .execute()
}
