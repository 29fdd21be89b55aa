import { fail, ok, type Result } from '#kernel/result.ts'
import { newToken } from '#kernel/ids.ts'
import type { Db } from '#platform/db/client.server.ts'
import { accountKeyOf } from './account-key.server.ts'
import { addressHashOf } from './address.server.ts'
import { countTry, forgiveTry } from './data/sign-in-attempts.server.ts'
import { own } from './data/tables.server.ts'
import { findUserByIdentifier } from './data/users.server.ts'
import { parseIdentifier } from './domain/identifier.ts'
import { firstExpiry } from './domain/session-life.ts'
import type { SignedInUser } from './domain/signed-in-user.ts'
import { verifyPassword } from './passwords.server.ts'
import { tokenHashOf } from './token-hash.server.ts'

export type SignInRequest = {
  /** E-mail address or mobile number, as typed. */
  identifier: string
  password: string
  /** Network address of the visitor. */
  address: string
  userAgent: string
  /** Keeps the session for thirty days without use instead of seven. */
  isRemembered?: boolean
  /** At the staff door the accounts of everybody else do not exist. */
  isStaffOnly?: boolean
}

export type SignInFailure =
  | { code: 'credentials' }
  | { code: 'account-blocked' }
  | { code: 'rate-limited'; retryAfterSeconds: number }

export type SignIn = { token: string; expiresAt: Date; user: SignedInUser }

/**
 * Checks an identifier and a password and begins a session; only the hash of its token is kept.
 *
 * Unknown accounts and wrong passwords get the same answer in the same time. Ten failed tries of one account or one
 * address within fifteen minutes stop further tries of it, the right password included. Opens its own transactions:
 * no password is hashed inside one.
 *
 * Fails with `credentials`, `account-blocked` (only with the right password) or `rate-limited`.
 */
export async function signIn(db: Db, request: SignInRequest, now: Date): Promise<Result<SignIn, SignInFailure>> {
  const identifier = parseIdentifier(request.identifier)
  const account = identifier && (await findUserByIdentifier(db, identifier))
  const known = account && (!request.isStaffOnly || account.user.isAdmin) ? account : undefined
  const addressHash = addressHashOf(request.address)

  const counted = await countTry(
    db,
    { accountKey: accountKeyOf(account?.user.id ?? identifier?.key ?? request.identifier), addressHash },
    now,
  )
  if ('retryAfterSeconds' in counted)
    return fail({ code: 'rate-limited', retryAfterSeconds: counted.retryAfterSeconds })

  const isRight = await verifyPassword(known?.passwordHash, request.password)
  if (!known || !isRight) return fail({ code: 'credentials' })
  if (!known.user.isActive) return fail({ code: 'account-blocked' })

  const token = newToken(32)
  const expiresAt = firstExpiry(now, request.isRemembered ?? false)
  await db.transaction().execute(async (tx) => {
    await forgiveTry(tx, counted.attemptId)
    await own(tx)
      .insertInto('sessions')
      .values({
        token_hash: tokenHashOf(token),
        user_id: known.user.id,
        created_at: now,
        last_seen_at: now,
        expires_at: expiresAt,
        user_agent: request.userAgent.slice(0, 400),
        address_hash: addressHash,
      })
      .execute()
  })
  return ok({ token, expiresAt, user: known.user })
}
