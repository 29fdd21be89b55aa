import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { lockWithOwners } from './data/owners.server.ts'
import { own } from './data/tables.server.ts'
import { isUserId } from './data/users.server.ts'

export type EraseAccountFailure = { code: 'user-not-found' } | { code: 'last-owner' }

/**
 * Takes everything of a person out of their account, inside the caller's transaction: nobody can sign in with it any
 * more, the row stays for what refers to it, consents stay as proof without the device they were given on. Tells the
 * address if it was proven, so that what was left under it elsewhere can be erased too, and the picture to delete.
 *
 * Fails with `user-not-found` or `last-owner`.
 */
export async function eraseAccount(
  tx: Db,
  userId: string,
  now: Date,
): Promise<Result<{ email: string | null; photo: string | null }, EraseAccountFailure>> {
  if (!isUserId(userId)) return fail({ code: 'user-not-found' })
  const locked = await lockWithOwners(tx, userId)
  if (!locked) return fail({ code: 'user-not-found' })
  const { user, otherOwners } = locked
  if (user.isActive && user.staffRole === 'owner' && otherOwners === 0) return fail({ code: 'last-owner' })

  await removeKeys(tx, userId)
  await own(tx)
    .updateTable('user_consents')
    .set({ address_hash: '', user_agent: '' })
    .where('user_id', '=', userId)
    .execute()
  await own(tx)
    .updateTable('users')
    .set({
      full_name: '—',
      // Each account keeps an address of its own, and nobody can have this one.
      email: `erased-${userId}@invalid`,
      email_key: `erased-${userId}@invalid`,
      mobile: null,
      phone_key: null,
      password_hash: '',
      photo: null,
      referral: null,
      dial: null,
      branch_id: null,
      is_active: false,
      is_admin: false,
      is_agent: false,
      is_leader: false,
      staff_role: null,
      own_role_id: null,
      has_second_factor: false,
      email_confirmed_at: null,
      erased_at: now,
    })
    .where('id', '=', userId)
    .execute()
  return ok({ email: user.hasConfirmedEmail ? user.email : null, photo: await ownPhoto(tx, user.photo) })
}

/** A picture is kept once for all who uploaded the same; `null` when somebody else still shows it. */
async function ownPhoto(tx: Db, photo: string | null): Promise<string | null> {
  if (photo === null) return null
  const other = await own(tx).selectFrom('users').select('id').where('photo', '=', photo).executeTakeFirst()
  return other ? null : photo
}

async function removeKeys(tx: Db, userId: string): Promise<void> {
  const tables = [
    'sessions',
    'mailed_tokens',
    'totp_factors',
    'recovery_codes',
    'passkeys',
    'sign_in_steps',
    'known_devices',
    'social_identities',
  ] as const
  for (const table of tables) await own(tx).deleteFrom(table).where('user_id', '=', userId).execute()
}
