import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { seatedTravellers } from './data/seated-travellers.server.ts'

/** What somebody with a seat is called, and on which departure. */
export type SeatedName = { id: string; departureId: string; firstName: string; lastName: string }

/** What everybody with a seat on one of the departures is called; one question. Nothing of it is shown without noting it. */
export async function listNamesOfDepartures(
  db: Db,
  _admin: Admin<'orders' | 'papers'>,
  departureIds: readonly string[],
  now: Date,
): Promise<SeatedName[]> {
  if (departureIds.length === 0) return []
  return seatedTravellers(db, departureIds, now)
    .select([
      'passengers.id',
      'order_items.departure_id as departureId',
      'passengers.first_name as firstName',
      'passengers.last_name as lastName',
    ])
    .execute()
}
