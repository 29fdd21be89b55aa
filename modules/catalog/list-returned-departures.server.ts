import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/** The ids of departures that came back from one day until another, both included, the earliest first; none that is cancelled. */
export async function listReturnedDepartures(
  db: Db,
  { from, until }: { from: PlainDate; until: PlainDate },
): Promise<string[]> {
  const rows = await own(db)
    .selectFrom('departures')
    .select('id')
    .where('returns_on', '>=', from)
    .where('returns_on', '<=', until)
    .where('status', '<>', 'cancelled')
    .orderBy('returns_on')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
