import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { checkOwnPassword, type OwnPasswordFailure } from './check-own-password.server.ts'
import { own } from './data/tables.server.ts'
import type { Member } from './proofs.server.ts'
import { tokenHashOf } from './token-hash.server.ts'

/** Who signed in so shortly ago is not asked for the password again. */
const FRESH_MINUTES = 10

export type OwnerProof = {
  /** The session that asks. */
  token: string | undefined
  /** The password, typed once more; needed unless the session has just begun. */
  password: string
  address: string
}

export type OwnerFailure = OwnPasswordFailure

/** Whether a session began so shortly ago that whoever has it is taken for the owner of the account. */
export async function isFreshSession(db: Db, token: string | undefined, now: Date): Promise<boolean> {
  if (token === undefined) return false
  const row = await own(db)
    .selectFrom('sessions')
    .select('created_at')
    .where('token_hash', '=', tokenHashOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined && now.getTime() - row.created_at.getTime() < FRESH_MINUTES * 60_000
}

/**
 * Stands before everything that changes how somebody signs in: a browser that was left open is not enough for it.
 *
 * Fails with `current-password` or `rate-limited`.
 */
export async function proveOwner(
  db: Db,
  member: Member,
  { token, password, address }: OwnerProof,
  now: Date,
): Promise<Result<undefined, OwnerFailure>> {
  if (await isFreshSession(db, token, now)) return ok(undefined)
  if (password === '') return fail({ code: 'current-password' })
  return checkOwnPassword(db, member, { current: password, address }, now)
}
