import type { Db } from '#platform/db/client.server.ts'
import { own } from './tables.server.ts'
import { toSignedInUser, userColumns } from './users.server.ts'
import type { SignedInUser } from '../domain/signed-in-user.ts'

/**
 * Locks an account together with those of all active owners, in the order of their ids, until the transaction ends: of
 * two owners who take each other's role at once, the second one sees what the first did.
 */
export async function lockWithOwners(
  tx: Db,
  userId: string,
): Promise<{ user: SignedInUser; otherOwners: number } | undefined> {
  const rows = await own(tx)
    .selectFrom('users')
    .select(userColumns)
    .where('erased_at', 'is', null)
    .where((user) =>
      user.or([user('id', '=', userId), user.and([user('staff_role', '=', 'owner'), user('is_active', '=', true)])]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  const row = rows.find(({ id }) => id === userId)
  if (!row) return undefined
  return { user: toSignedInUser(row), otherOwners: rows.filter(({ id }) => id !== userId).length }
}
