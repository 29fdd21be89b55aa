import { fail, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { lockWithOwners } from './data/owners.server.ts'
import { isUserId } from './data/users.server.ts'
import { passwordResetAsked } from './jobs/queues.server.ts'
import type { Admin } from './proofs.server.ts'

/**
 * Has a link for a new password mailed to the owner of an account who asked staff for one. Staff never see the link, and
 * the old password holds until a new one is set.
 *
 * Fails with `user-not-found` (also for erased accounts), or `user-blocked`.
 */
export async function sendPasswordReset(
  db: Db,
  admin: Admin<'users'>,
  userId: string,
  now: Date,
): Promise<Result<void, { code: 'user-not-found' | 'user-blocked' }>> {
  if (!isUserId(userId)) return fail({ code: 'user-not-found' })
  return inTransaction(db, async (tx) => {
    const locked = await lockWithOwners(tx, userId)
    if (!locked) return fail({ code: 'user-not-found' })
    if (!locked.user.isActive) return fail({ code: 'user-blocked' })
    await enqueue(tx, passwordResetAsked, { email: locked.user.email })
    await recordAudit(tx, { actor: admin, action: 'user.reset-password', subject: { kind: 'user', id: userId } }, now)
    return ok(undefined)
  })
}
