import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import { isUserId } from './data/users.server.ts'
import { maySetReferral } from './domain/policies.ts'
import type { Member } from './proofs.server.ts'

export type SetReferralFailure = { code: 'user-not-found' } | { code: 'referral-set' }

/**
 * Keeps who sent a member, once: the same code again changes nothing, and of two codes at once the first stays.
 *
 * Fails with `user-not-found` also for accounts that are not the caller's to change, `referral-set` when another code
 * stands.
 */
export async function setReferral(
  db: Db,
  member: Member,
  { userId, referral }: { userId: string; referral: string },
): Promise<Result<{ userId: string; referral: string }, SetReferralFailure>> {
  if (!isUserId(userId) || !maySetReferral(member, userId)) return fail({ code: 'user-not-found' })
  const written = await own(db)
    .updateTable('users')
    .set({ referral })
    .where('id', '=', userId)
    .where((user) => user.or([user('referral', 'is', null), user('referral', '=', referral)]))
    .returning('id')
    .executeTakeFirst()
  if (written) return ok({ userId, referral })
  const user = await own(db).selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()
  return fail({ code: user ? 'referral-set' : 'user-not-found' })
}
