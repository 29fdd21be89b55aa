import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { accountKeyOf } from './account-key.server.ts'
import { addressHashOf } from './address.server.ts'
import { checkOwnPassword } from './check-own-password.server.ts'
import { findProvenAt, isOfProgram, noteProven } from './data/sessions.server.ts'
import { countTry, forgiveTry } from './data/sign-in-attempts.server.ts'
import { isSure, type Sureness } from './domain/session-life.ts'
import type { Member } from './proofs.server.ts'
import { spendTotpCode } from './second-factor/spend-totp-code.server.ts'

/**
 * Whether whoever has a session may do without being asked once more who they are. Programs always may: nobody walks
 * away from one, and what they know of a password they would only send again.
 */
export async function isIdentitySure(
  db: Db,
  { token, sureness }: { token: string; sureness: Sureness },
  now: Date,
): Promise<boolean> {
  const provenAt = await findProvenAt(db, token, now)
  if (provenAt === undefined) return false
  return isSure(provenAt, sureness, now) || isOfProgram(db, token)
}

export type IdentityFailure = { code: 'identity-wrong' } | { code: 'rate-limited'; retryAfterSeconds: number }

/**
 * Takes the password, or a code of the authenticator app, once more, and notes that the session is in the right hands.
 * Wrong ones count as failed tries to sign in; a code works once. Opens its own transactions.
 *
 * Fails with `identity-wrong` or `rate-limited`.
 */
export async function confirmIdentity(
  db: Db,
  member: Member,
  { token, secret, address }: { token: string; secret: string; address: string },
  now: Date,
): Promise<Result<undefined, IdentityFailure>> {
  const shown = /^\s*\d{3}\s*\d{3}\s*$/.test(secret)
    ? await showCode(db, member, { code: secret, address }, now)
    : await checkOwnPassword(db, member, { current: secret, address }, now)
  if (!shown.ok) return shown.error.code === 'rate-limited' ? fail(shown.error) : fail({ code: 'identity-wrong' })
  await noteProven(db, token, now)
  return ok(undefined)
}

async function showCode(
  db: Db,
  member: Member,
  { code, address }: { code: string; address: string },
  now: Date,
): Promise<Result<undefined, IdentityFailure>> {
  const counted = await countTry(db, { accountKey: accountKeyOf(member.id), addressHash: addressHashOf(address) }, now)
  if ('retryAfterSeconds' in counted)
    return fail({ code: 'rate-limited', retryAfterSeconds: counted.retryAfterSeconds })
  return inTransaction(db, async (tx) => {
    if (!(await spendTotpCode(tx, member.id, code, now))) return fail({ code: 'identity-wrong' as const })
    await forgiveTry(tx, counted.attemptId)
    return ok(undefined)
  })
}
