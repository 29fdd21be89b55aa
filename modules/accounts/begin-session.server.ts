import { newToken } from '#kernel/ids.ts'
import type { Db } from '#platform/db/client.server.ts'
import { addressHashOf } from './address.server.ts'
import { rememberDevice } from './data/known-devices.server.ts'
import { own } from './data/tables.server.ts'
import { firstExpiry } from './domain/session-life.ts'
import type { SignedInUser } from './domain/signed-in-user.ts'
import { endSession } from './end-session.server.ts'
import { tokenHashOf } from './token-hash.server.ts'

/** Where a sign-in comes from. */
export type Browser = {
  /** Network address of the visitor. */
  address: string
  userAgent: string
  /** What an earlier sign-in gave this browser to be known by. */
  device?: string | undefined
  /** The token of the session that the browser has so far, which ends when another begins. */
  earlierToken?: string | undefined
  /** A program that keeps its token itself, and is nobody who could walk away from a screen. */
  isProgram?: boolean
}

/** A session that has begun. `device` is what the browser shows next time to be known by. */
export type SignIn = { token: string; expiresAt: Date; user: SignedInUser; device: string }

/**
 * Begins a session in the caller's transaction and ends the one that the browser had; only the hash of its token is kept.
 * Who they are was proven before.
 */
export async function beginSession(
  tx: Db,
  user: SignedInUser,
  {
    address,
    userAgent,
    device,
    earlierToken,
    isProgram = false,
    isRemembered = false,
  }: Browser & { isRemembered?: boolean | undefined },
  now: Date,
): Promise<SignIn> {
  const token = newToken(32)
  const expiresAt = firstExpiry(now, { isRemembered, isStaff: user.isAdmin })
  if (earlierToken !== undefined) await endSession(tx, earlierToken)
  await own(tx)
    .insertInto('sessions')
    .values({
      token_hash: tokenHashOf(token),
      user_id: user.id,
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
      user_agent: userAgent.slice(0, 400),
      address_hash: addressHashOf(address),
      proven_at: now,
      is_program: isProgram,
    })
    .execute()
  return { token, expiresAt, user, device: await rememberDevice(tx, user.id, device, now) }
}
