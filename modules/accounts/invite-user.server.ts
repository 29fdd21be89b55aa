import { newToken } from '#kernel/ids.ts'
import type { Locale } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { phoneReader } from '#platform/phone/phone-country.server.ts'
import { lockBranch } from './branches/keep-branches.server.ts'
import { own } from './data/tables.server.ts'
import { getUser, insertUser } from './data/users.server.ts'
import { problemAt, readEmail, readFullName, readMobile, type AccountProblem } from './domain/account-fields.ts'
import { holdsAllOf, rightsHeldBy } from './domain/own-role.ts'
import type { StaffRole } from './domain/policies.ts'
import type { SignedInUser } from './domain/signed-in-user.ts'
import { isDial, roleOfChange } from './domain/user-change.ts'
import { userInvited } from './jobs/queues.server.ts'
import { hashPassword } from './passwords.server.ts'
import type { Admin } from './proofs.server.ts'
import { findRoleToGive } from './roles/find-role-to-give.server.ts'

export type Invitation = {
  fullName: string
  email: string
  /** Empty when it is not known. */
  mobile: string
  language: Locale
  staffRole: StaffRole | null
  ownRoleId?: string | null | undefined
  isAgent: boolean
  /** Whether they lead groups on the road. */
  isLeader?: boolean | undefined
  /** The office they work in. */
  branchId?: string | null | undefined
  /** The telephone extension; empty for none. */
  dial: string
}

export type InvitationFailure =
  | { code: 'invalid-fields'; problems: AccountProblem[] }
  | { code: 'dial' }
  | { code: 'email-taken' }
  | { code: 'role-unknown' }
  | { code: 'branch-unknown' }
  | { code: 'beyond-own' }

/**
 * Opens an account for somebody whom staff invite, with its roles, and asks for the mail by which its owner chooses a
 * password; until then nobody can sign in with it. Nothing is agreed to in the owner's name. The audit log notes who
 * invited and the roles. Opens its own transaction, after a password that nobody knows is hashed.
 *
 * Fails with `invalid-fields`, `dial` (no extension), `email-taken`, `role-unknown`, `branch-unknown` or `beyond-own`.
 */
export async function inviteUser(
  db: Db,
  admin: Admin<'users'>,
  invitation: Invitation,
  now: Date,
): Promise<Result<{ user: SignedInUser }, InvitationFailure>> {
  const { language, isAgent, isLeader = false, dial } = invitation
  const fullName = readFullName(invitation.fullName)
  const email = readEmail(invitation.email)
  const mobile = invitation.mobile === '' ? { value: null } : readMobile(invitation.mobile, await phoneReader(db))
  const problems = [...problemAt('/fullName', fullName), ...problemAt('/email', email), ...problemAt('/mobile', mobile)]
  if ('code' in fullName || 'code' in email || 'code' in mobile) return fail({ code: 'invalid-fields', problems })
  if (dial !== '' && !isDial(dial)) return fail({ code: 'dial' })

  const passwordHash = await hashPassword(newToken(32))
  return inTransaction(db, async (tx) => {
    const role = await findRoleToGive(tx, { staffRole: null, ownRole: null }, roleOfChange(invitation))
    if (!role) return fail({ code: 'role-unknown' })
    const { branchId = null } = invitation
    const branch = branchId === null ? undefined : await lockBranch(tx, branchId)
    if (branchId !== null && !branch) return fail({ code: 'branch-unknown' })
    if (!holdsAllOf(admin, rightsHeldBy(role))) return fail({ code: 'beyond-own' })
    const { staffRole, ownRole } = role
    const userId = await insertUser(tx, {
      fullName: fullName.value,
      email: email.value,
      mobile: mobile.value?.e164 ?? null,
      language,
      passwordHash,
      isAgent,
      isLeader,
      staffRole,
      ownRoleId: ownRole?.id ?? null,
      branchId,
    })
    if (userId === undefined) return fail({ code: 'email-taken' })
    if (dial !== '') await own(tx).updateTable('users').set({ dial }).where('id', '=', userId).execute()
    await enqueue(tx, userInvited, { userId })
    const named = { ...(ownRole && { ownRole: ownRole.name }), ...(branch && { branch: branch.name }) }
    const after = { isActive: true, isAgent, isLeader, staffRole, ...named, dial: dial === '' ? null : dial }
    await recordAudit(tx, { actor: admin, action: 'user.invite', subject: { kind: 'user', id: userId }, after }, now)
    return ok({ user: await getUser(tx, userId) })
  })
}
