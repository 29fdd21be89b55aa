import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { checkOwnPassword, type OwnPasswordFailure } from './check-own-password.server.ts'
import { findProvenAt, noteProven } from './data/sessions.server.ts'
import { isSure } from './domain/session-life.ts'
import type { Member } from './proofs.server.ts'

export type OwnerProof = {
  /** The session that asks. */
  token: string | undefined
  /** The password, typed once more; needed unless they have just shown who they are. */
  password: string
  address: string
}

export type OwnerFailure = OwnPasswordFailure

/** Whether whoever has a session showed so shortly ago who they are that they are taken for the owner of the account. */
export async function isFreshSession(db: Db, token: string | undefined, now: Date): Promise<boolean> {
  const provenAt = await findProvenAt(db, token, now)
  return provenAt !== undefined && isSure(provenAt, 'just-now', now)
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
  const checked = await checkOwnPassword(db, member, { current: password, address }, now)
  if (checked.ok && token !== undefined) await noteProven(db, token, now)
  return checked
}
