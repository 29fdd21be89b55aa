import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { accountKeyOf } from './account-key.server.ts'
import { addressHashOf } from './address.server.ts'
import { countTry, forgiveTry } from './data/sign-in-attempts.server.ts'
import { own } from './data/tables.server.ts'
import { verifyPassword } from './passwords.server.ts'
import type { Member } from './proofs.server.ts'

export type OwnPasswordFailure = { code: 'current-password' } | { code: 'rate-limited'; retryAfterSeconds: number }

/**
 * Asks a member for the password once more, before something that a browser left open must not do. Wrong ones count as
 * failed tries to sign in. Opens its own transactions.
 *
 * Fails with `current-password` or `rate-limited`.
 */
export async function checkOwnPassword(
  db: Db,
  member: Member,
  { current, address }: { current: string; address: string },
  now: Date,
): Promise<Result<undefined, OwnPasswordFailure>> {
  const counted = await countTry(db, { accountKey: accountKeyOf(member.id), addressHash: addressHashOf(address) }, now)
  if ('retryAfterSeconds' in counted)
    return fail({ code: 'rate-limited', retryAfterSeconds: counted.retryAfterSeconds })
  const stored = await own(db)
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', member.id)
    .executeTakeFirst()
  if (!(await verifyPassword(stored?.password_hash, current))) return fail({ code: 'current-password' })
  await forgiveTry(db, counted.attemptId)
  return ok(undefined)
}
