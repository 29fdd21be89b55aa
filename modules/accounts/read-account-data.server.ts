import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import { isUserId } from './data/users.server.ts'

/** What an account knows of its owner, as the owner may take it along: nothing that opens the account. */
export type AccountData = NonNullable<Awaited<ReturnType<typeof readAccountData>>>

/** Everything about an account; `undefined` when there is none or its person was erased. */
export async function readAccountData(db: Db, userId: string) {
  if (!isUserId(userId)) return undefined
  const user = await own(db)
    .selectFrom('users')
    .select(['full_name', 'email', 'mobile', 'language', 'photo', 'referral', 'created_at', 'email_confirmed_at'])
    .select(['is_active', 'is_agent', 'is_leader', 'staff_role', 'has_second_factor'])
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (!user) return undefined
  const consents = await own(db)
    .selectFrom('user_consents')
    .select(['kind', 'is_given', 'source', 'text_version', 'language', 'happened_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  const sessions = await own(db)
    .selectFrom('sessions')
    .select(['created_at', 'last_seen_at', 'expires_at', 'user_agent'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  const passkeys = await own(db)
    .selectFrom('passkeys')
    .select(['name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  const identities = await own(db)
    .selectFrom('social_identities')
    .select(['provider', 'email', 'linked_at'])
    .where('user_id', '=', userId)
    .orderBy('provider')
    .execute()
  return {
    profile: {
      fullName: user.full_name,
      email: user.email,
      emailConfirmedAt: user.email_confirmed_at,
      mobile: user.mobile,
      language: user.language,
      photo: user.photo,
      referral: user.referral,
      isActive: user.is_active,
      isAgent: user.is_agent,
      isLeader: user.is_leader,
      staffRole: user.staff_role,
      hasSecondFactor: user.has_second_factor,
      createdAt: user.created_at,
    },
    consents: consents.map((row) => ({
      kind: row.kind,
      isGiven: row.is_given,
      source: row.source,
      textVersion: row.text_version,
      language: row.language,
      at: row.happened_at,
    })),
    sessions: sessions.map((row) => ({
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
      expiresAt: row.expires_at,
      userAgent: row.user_agent,
    })),
    passkeys: passkeys.map((row) => ({ name: row.name, createdAt: row.created_at, lastUsedAt: row.last_used_at })),
    socialIdentities: identities.map((row) => ({ provider: row.provider, email: row.email, linkedAt: row.linked_at })),
  }
}
