import type { Db } from '#platform/db/client.server.ts'
import { own } from '../data/tables.server.ts'
import type { Admin } from '../proofs.server.ts'

/** An office of the agency, and how many members of staff work in it; blocked ones too. */
export type Branch = { id: string; name: string; people: number }

/** More than any agency has. */
const MOST_BRANCHES = 200

/** Every office, by name. */
export async function listBranches(db: Db, _admin: Admin<'users'>): Promise<Branch[]> {
  const rows = await own(db)
    .selectFrom('branches')
    .select((branches) => [
      'id',
      'name',
      branches
        .selectFrom('users')
        .select(({ fn }) => fn.countAll<number>().as('people'))
        .whereRef('users.branch_id', '=', 'branches.id')
        .where('users.erased_at', 'is', null)
        .as('people'),
    ])
    .orderBy('name_key')
    .limit(MOST_BRANCHES)
    .execute()
  return rows.map(({ id, name, people }) => ({
    id,
    name,
    people: Number(people),
  }))
}
