import { signIn, staffSecondFactorSetting } from '#modules/accounts/index.server.ts'
import { anOwnRole, aUser } from '#modules/accounts/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { settleOnce } from '#platform/settings/settings.server.ts'

export const PASSWORD = 'Parola123!'

type Facts = Parameters<typeof aUser>[1]

/**
 * A browser somebody has signed in with: the account, its token, and the headers that carry it. Staff are let in with the
 * password alone, unless the test has settled otherwise.
 */
export async function signedIn(db: Db, facts: Facts = {}) {
  const { userId, email } = await aUser(db, { password: PASSWORD, ...facts })
  if (facts.staffRole ?? facts.ownRoleId) await settleOnce(db, staffSecondFactorSetting, false)
  const entered = await signIn(
    db,
    { identifier: email, password: PASSWORD, address: userId, userAgent: 'test' },
    new Date(),
  )
  if (!entered.ok) throw new Error(entered.error.code)
  const { token } = entered.value
  return { userId, email, token, headers: { cookie: `token=${token}; user=${userId}` } }
}

/** The same for a member of staff, by default the owner. */
export function staffSignedIn(db: Db, facts: Facts = {}) {
  return signedIn(db, { staffRole: 'owner', fullName: 'Fatma Demir', ...facts })
}

/** The same for somebody with a role that the agency made itself. */
export async function signedInWithOwnRole(db: Db, role: Parameters<typeof anOwnRole>[1], facts: Facts = {}) {
  const ownRoleId = await anOwnRole(db, role)
  return { ...(await signedIn(db, { fullName: 'Selin Er', ...facts, ownRoleId })), ownRoleId }
}
