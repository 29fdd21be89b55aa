import { emailKey } from '#kernel/email.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { dropMailedTokens, findMailedToken, useMailedToken } from './data/mailed-tokens.server.ts'
import { own } from './data/tables.server.ts'
import type { AccountProblem } from './domain/account-fields.ts'
import { passwordProblems } from './domain/check-sign-up.ts'
import { endOtherSessions } from './end-session.server.ts'
import { passwordChanged } from './jobs/queues.server.ts'
import { hashPassword } from './passwords.server.ts'
import { isWellKnownPassword } from './well-known-passwords.server.ts'

const purpose = 'reset-password'

export type PasswordResetFailure = { code: 'token-expired' } | { code: 'invalid-fields'; problems: AccountProblem[] }

/** Whether a mailed link for a new password still works. Changes nothing: mail programs open links by themselves. */
export async function canResetPassword(db: Db, token: string, now: Date): Promise<boolean> {
  return (await findMailedToken(db, { token, purpose }, now)) !== undefined
}

/**
 * Gives an account the password its owner chose behind a mailed link. The link is used up, every session of the account
 * ends, earlier links stop working, and the owner is told by mail. Whoever got the link owns the address, which counts
 * as confirmed from then on. Opens its own transaction, after the password is hashed.
 *
 * Fails with `token-expired`, also for links that were used and for those nobody knows, or with `invalid-fields`.
 */
export async function resetPassword(
  db: Db,
  { token, password, confirmPassword }: { token: string; password: string; confirmPassword: string },
  now: Date,
): Promise<Result<undefined, PasswordResetFailure>> {
  if (!(await canResetPassword(db, token, now))) return fail({ code: 'token-expired' })
  const problems = passwordProblems({ password, confirmPassword }, isWellKnownPassword)
  if (problems.length > 0) return fail({ code: 'invalid-fields', problems })

  const passwordHash = await hashPassword(password)
  return inTransaction(db, async (tx) => {
    const link = await useMailedToken(tx, { token, purpose }, now)
    if (!link) return fail({ code: 'token-expired' })
    const { userId } = link
    await own(tx).updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
    await own(tx)
      .updateTable('users')
      .set({ email_confirmed_at: now })
      .where('id', '=', userId)
      .where('email_key', '=', emailKey(link.email))
      .where('email_confirmed_at', 'is', null)
      .execute()
    await endOtherSessions(tx, userId, undefined)
    await dropMailedTokens(tx, userId)
    await enqueue(tx, passwordChanged, { userId, at: now.toISOString() })
    return ok(undefined)
  })
}
