import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from '../data/tables.server.ts'

/** Forgets the lists of journeys that have left, with those who stood on them. */
export async function forgetWaitingPlaces(db: Db, today: PlainDate): Promise<void> {
  await own(db)
    .deleteFrom('waiting_places')
    .where('state', '!=', 'offered')
    .where('departure_id', 'in', (departures) =>
      departures.selectFrom('departures').select('id').where('departs_on', '<', today),
    )
    .execute()
}
