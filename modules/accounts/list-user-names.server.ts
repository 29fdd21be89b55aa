import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import type { Admin } from './proofs.server.ts'

/** The names of some accounts by their ids, for lists that say who did what. */
export async function listUserNames(db: Db, _admin: Admin, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom('users')
    .select(['id', 'full_name'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, row.full_name]))
}
