import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/** What travellers are called by their ids, in whichever orders they are now; who was forgotten has no name any more. */
export async function listTravellerNames(
  db: Db,
  _admin: Admin<'orders'>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom('passengers')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, first_name: first, last_name: last }) => [id, `${first} ${last}`.trim()]))
}
