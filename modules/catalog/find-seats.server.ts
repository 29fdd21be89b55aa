import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import { availabilityOf, seatsLeft, type Availability } from './domain/availability.ts'

/** The places of a published departure at this moment; pages are cached, this is not. */
export async function findSeats(
  db: Db,
  { id, today }: { id: string; today: PlainDate },
): Promise<{ seatsLeft: number; availability: Availability } | undefined> {
  const row = await own(db)
    .selectFrom('departures')
    .select(['status', 'sales_close_on', 'departs_on', 'capacity', 'seats_held', 'seats_sold'])
    .where('public_id', '=', id)
    .where('status', '!=', 'draft')
    .executeTakeFirst()
  if (!row) return undefined
  const count = { status: row.status, salesCloseOn: row.sales_close_on, departsOn: row.departs_on, capacity: row.capacity, held: row.seats_held, sold: row.seats_sold }
  return { seatsLeft: seatsLeft(count), availability: availabilityOf(count, today) }
}
