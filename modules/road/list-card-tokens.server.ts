import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/** The tokens of travellers' cards, by traveller, for whoever counts them by these. The caller knows who may read them. */
export async function listCardTokens(db: Db, passengerIds: readonly string[]): Promise<Map<string, string>> {
  if (passengerIds.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom('traveller_cards')
    .select(['passenger_id', 'token'])
    .where('passenger_id', 'in', passengerIds)
    .execute()
  return new Map(rows.map(({ passenger_id, token }) => [passenger_id, token]))
}
