import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { placesOf, seatColumns } from './data/departure-row.server.ts'
import { own } from './data/tables.server.ts'
import type { Availability } from './domain/availability.ts'

/** The places of a published departure at this moment; pages are cached, this is not. */
export async function findSeats(
  db: Db,
  { id, today }: { id: string; today: PlainDate },
): Promise<{ seatsLeft: number; availability: Availability } | undefined> {
  const row = await own(db)
    .selectFrom('departures')
    .select(seatColumns)
    .where('public_id', '=', id)
    .where('status', '!=', 'draft')
    .executeTakeFirst()
  return row && placesOf(row, today)
}
