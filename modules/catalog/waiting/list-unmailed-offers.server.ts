import type { Db } from '#platform/db/client.server.ts'
import { own } from '../data/tables.server.ts'

/** Offers that no mail has started the clock of yet. */
export async function listUnmailedOffers(db: Db): Promise<string[]> {
  const rows = await own(db)
    .selectFrom('waiting_places')
    .select('id')
    .where('state', '=', 'offered')
    .where('expires_at', 'is', null)
    .orderBy('turn')
    .limit(100)
    .execute()
  return rows.map(({ id }) => id)
}
