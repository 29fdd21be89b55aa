import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { accountKeyOf } from './account-key.server.ts'
import { addressHashOf } from './address.server.ts'
import { countTry, forgiveTry } from './data/sign-in-attempts.server.ts'
import { own } from './data/tables.server.ts'
import { missingPasswordRules, type PasswordRule } from './domain/password-rules.ts'
import { endOtherSessions } from './end-session.server.ts'
import { hashPassword, verifyPassword } from './passwords.server.ts'
import type { Member } from './proofs.server.ts'

export type PasswordChange = {
  current: string
  password: string
  /** The session that stays; every other one of the account ends. */
  keptToken: string | undefined
  address: string
}

export type PasswordChangeFailure =
  | { code: 'password-rules'; missing: PasswordRule[] }
  | { code: 'current-password' }
  | { code: 'rate-limited'; retryAfterSeconds: number }

/**
 * Gives a member a new password and ends all their other sessions. Wrong current passwords count as failed tries to
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
  const missing = missingPasswordRules(password)
  if (missing.length > 0) return fail({ code: 'password-rules', missing })

  const counted = await countTry(db, { accountKey: accountKeyOf(member.id), addressHash: addressHashOf(address) }, now)
  if ('retryAfterSeconds' in counted)
    return fail({ code: 'rate-limited', retryAfterSeconds: counted.retryAfterSeconds })
  const stored = await own(db)
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', member.id)
    .executeTakeFirst()
  if (!(await verifyPassword(stored?.password_hash, current))) return fail({ code: 'current-password' })

  const passwordHash = await hashPassword(password)
  await db.transaction().execute(async (tx) => {
    await forgiveTry(tx, counted.attemptId)
    await own(tx).updateTable('users').set({ password_hash: passwordHash }).where('id', '=', member.id).execute()
    await endOtherSessions(tx, member.id, keptToken)
  })
  return ok(undefined)
}
