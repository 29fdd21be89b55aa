import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { checkOwnPassword, type OwnPasswordFailure } from './check-own-password.server.ts'
import { dropMailedTokens } from './data/mailed-tokens.server.ts'
import { own } from './data/tables.server.ts'
import { missingPasswordRules, type PasswordRule } from './domain/password-rules.ts'
import { endOtherSessions } from './end-session.server.ts'
import { passwordChanged } from './jobs/queues.server.ts'
import { hashPassword } from './passwords.server.ts'
import type { Member } from './proofs.server.ts'
import { isWellKnownPassword } from './well-known-passwords.server.ts'

export type PasswordChange = {
  current: string
  password: string
  /** The session that stays; every other one of the account ends. */
  keptToken: string | undefined
  address: string
}

export type PasswordChangeFailure = { code: 'password-rules'; missing: PasswordRule[] } | OwnPasswordFailure

/**
 * Gives a member a new password, ends all their other sessions and has them told by mail. Wrong current passwords count as failed tries to
 * sign in, so that a browser left open gives no way to guess. Opens its own transactions.
 *
 * Fails with `password-rules` (and which), `current-password` or `rate-limited`.
 */
export async function changePassword(
  db: Db,
  member: Member,
  { current, password, keptToken, address }: PasswordChange,
  now: Date,
): Promise<Result<undefined, PasswordChangeFailure>> {
  const missing = missingPasswordRules(password, isWellKnownPassword)
  if (missing.length > 0) return fail({ code: 'password-rules', missing })

  const checked = await checkOwnPassword(db, member, { current, address }, now)
  if (!checked.ok) return checked

  const passwordHash = await hashPassword(password)
  await inTransaction(db, async (tx) => {
    await own(tx).updateTable('users').set({ password_hash: passwordHash }).where('id', '=', member.id).execute()
    await endOtherSessions(tx, member.id, keptToken)
    await dropMailedTokens(tx, member.id)
    await enqueue(tx, passwordChanged, { userId: member.id, at: now.toISOString() })
  })
  return ok(undefined)
}
