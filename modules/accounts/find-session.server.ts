import { isToken } from '#kernel/ids.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { own } from './data/tables.server.ts'
import { toSignedInUser, userColumns } from './data/users.server.ts'
import { isOutlived, nextExpiry, wasLeftAlone } from './domain/session-life.ts'
import type { SignedInUser } from './domain/signed-in-user.ts'
import { staffSecondFactorSetting } from './second-factor/settings.server.ts'
import { tokenHashOf } from './token-hash.server.ts'

/** `isRenewed` says that the end was moved on just now, so that the cookie must follow. */
export type Session = { user: SignedInUser; expiresAt: Date; isRenewed: boolean }

/**
 * The live session of a token and the account behind it as it is now: roles given or taken count at once.
 * Blocked accounts are found too, with `isActive` false; the proofs refuse them. Use moves the session's end on. When
 * staff come back to a browser that was left alone, what they showed before it is forgotten. What a page asks by itself,
 * without anybody before it, is no use of it: `isUse` is false.
 */
export async function findSession(
  db: Db,
  token: string,
  now: Date,
  { isUse = true }: { isUse?: boolean } = {},
): Promise<Session | undefined> {
  if (!isToken(token)) return undefined
  const tokenHash = tokenHashOf(token)
  const row = await own(db)
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([...userColumns, 'sessions.created_at', 'sessions.last_seen_at', 'sessions.expires_at'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return undefined

  const user = await withDuty(db, toSignedInUser(row))
  const life = {
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
    isStaff: user.isAdmin,
  }
  if (isOutlived(life, now)) return undefined
  const expiresAt = isUse ? nextExpiry(life, now) : undefined
  if (!expiresAt || !user.isActive) return { user, expiresAt: row.expires_at, isRenewed: false }
  await own(db)
    .updateTable('sessions')
    .set({ last_seen_at: now, expires_at: expiresAt, ...(wasLeftAlone(life, now) ? { proven_at: null } : {}) })
    .where('token_hash', '=', tokenHash)
    .execute()
  return { user, expiresAt, isRenewed: true }
}

/** Staff without a second factor owe one where the setting says so. */
async function withDuty(db: Db, user: SignedInUser): Promise<SignedInUser> {
  if (!user.isAdmin || user.hasSecondFactor) return user
  return { ...user, owesSecondFactor: await readSetting(db, staffSecondFactorSetting) }
}
