import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import type { Admin } from './proofs.server.ts'

export type LeaderAccount = { id: string; fullName: string }

/** More than any agency has. */
const MOST_LEADERS = 500

/** Everybody who leads groups and may sign in, in the order of their names. */
export async function listLeaders(db: Db, _admin: Admin<'orders'>): Promise<LeaderAccount[]> {
  return own(db)
    .selectFrom('users')
    .select(['id', 'full_name as fullName'])
    .where('is_leader', '=', true)
    .where('is_active', '=', true)
    .where('erased_at', 'is', null)
    .orderBy('full_name')
    .orderBy('id')
    .limit(MOST_LEADERS)
    .execute()
}
