import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/** What keys are called, by their ids, for those who read what was done with them. At most a page of them. */
export async function listKeyNames(
  db: Db,
  _admin: Admin<'users'>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const known = [...new Set(ids)].filter((id) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id))
  if (known.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom('api_keys')
    .select(['id', 'name'])
    .where('id', 'in', known)
    .orderBy('id')
    .limit(known.length)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
