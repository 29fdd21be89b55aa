import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import type { Admin } from './proofs.server.ts'

export type StaffMember = { id: string; fullName: string }

/** More than any agency has. */
const MOST_STAFF = 500

/** Everybody who may enter the staff area now, in the order of their names: to be asked for something or mentioned. */
export async function listStaffMembers(db: Db, _admin: Admin): Promise<StaffMember[]> {
  return own(db)
    .selectFrom('users')
    .select(['id', 'full_name as fullName'])
    .where('is_admin', '=', true)
    .where('is_active', '=', true)
    .where('erased_at', 'is', null)
    .orderBy('full_name')
    .orderBy('id')
    .limit(MOST_STAFF)
    .execute()
}
