import { fail, ok, type Result } from '#kernel/result.ts'
import type { AuditedAct } from '#modules/audit/index.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { lockWithOwners } from './data/owners.server.ts'
import { lockBranch } from './branches/keep-branches.server.ts'
import { own } from './data/tables.server.ts'
import { isUserId } from './data/users.server.ts'
import type { SignedInUser } from './domain/signed-in-user.ts'
import { holdsAllOf, rightsHeldBy } from './domain/own-role.ts'
import { isDial, refuseUserChange, roleOfChange, type UserChange } from './domain/user-change.ts'
import type { Admin } from './proofs.server.ts'
import { findRoleToGive } from './roles/find-role-to-give.server.ts'

export type UserChangeFailure =
  | { code: 'user-not-found' }
  | { code: 'edit-conflict' }
  | { code: 'dial' }
  | { code: 'self-block' }
  | { code: 'last-owner' }
  | { code: 'role-unknown' }
  | { code: 'branch-unknown' }
  | { code: 'beyond-own' }

/**
 * Blocks somebody or lets them in again, gives and takes roles, sets the office and the telephone extension, and writes
 * into the audit log what changed. Nothing can be done in the sessions of a blocked account from then on; they stay, so
 * that whoever has one is told why, and end when the account is let in again. Roles count from the next request on.
 * `isExpected` looks at the account as it stands under the lock, for callers who must not overwrite what they have not
 * seen.
 *
 * Fails with `user-not-found` (also for erased accounts), `edit-conflict` (`isExpected` said no), `dial` (no
 * extension), `self-block`, `last-owner`, `role-unknown` (also for retired ones), `branch-unknown` or `beyond-own`:
 * nobody changes the account of somebody who may do more than they, nor gives more than they have.
 */
export async function changeUser(
  db: Db,
  admin: Admin<'users'>,
  request: { userId: string; change: UserChange; isExpected?: (user: SignedInUser) => boolean },
  now: Date,
): Promise<Result<{ user: SignedInUser }, UserChangeFailure>> {
  const { userId, change, isExpected = () => true } = request
  if (!isUserId(userId)) return fail({ code: 'user-not-found' })
  if (typeof change.dial === 'string' && !isDial(change.dial)) return fail({ code: 'dial' })
  return inTransaction(db, async (tx) => {
    const locked = await lockWithOwners(tx, userId)
    if (!locked) return fail({ code: 'user-not-found' })
    if (!isExpected(locked.user)) return fail({ code: 'edit-conflict' })
    const refusal = refuseUserChange(admin.id, locked, change)
    if (refusal) return fail({ code: refusal })
    const role = await findRoleToGive(tx, locked.user, roleOfChange(change))
    if (!role) return fail({ code: 'role-unknown' })
    if (change.branchId && !(await lockBranch(tx, change.branchId))) return fail({ code: 'branch-unknown' })
    const isWithin = holdsAllOf(admin, rightsHeldBy(locked.user)) && holdsAllOf(admin, rightsHeldBy(role))
    if (!isWithin) return fail({ code: 'beyond-own' })

    const user = changed({ ...locked.user, ...role }, change)
    if (JSON.stringify(user) === JSON.stringify(locked.user)) return ok({ user })
    await write(tx, user)
    if (!locked.user.isActive && user.isActive) await endAllSessions(tx, userId)
    await recordAudit(
      tx,
      {
        actor: admin,
        action: actionOf(locked.user, user),
        subject: { kind: 'user', id: userId },
        before: await rightsOf(tx, locked.user),
        after: await rightsOf(tx, user),
      },
      now,
    )
    return ok({ user })
  })
}

/**
 * Ends every session of an account, on all devices.
 *
 * Fails with `user-not-found`.
 */
export async function endSessionsOf(
  db: Db,
  admin: Admin<'users'>,
  userId: string,
  now: Date,
): Promise<Result<{ ended: number }, { code: 'user-not-found' }>> {
  if (!isUserId(userId)) return fail({ code: 'user-not-found' })
  return inTransaction(db, async (tx) => {
    if (!(await lockWithOwners(tx, userId))) return fail({ code: 'user-not-found' })
    const ended = await endAllSessions(tx, userId)
    const entry = {
      actor: admin,
      action: 'user.end-sessions',
      subject: { kind: 'user', id: userId },
      after: { ended },
    } as const
    await recordAudit(tx, entry, now)
    return ok({ ended })
  })
}

function changed(user: SignedInUser, change: UserChange): SignedInUser {
  return {
    ...user,
    isActive: change.isActive ?? user.isActive,
    isAgent: change.isAgent ?? user.isAgent,
    isLeader: change.isLeader ?? user.isLeader,
    isAdmin: user.staffRole !== null || user.ownRole !== null,
    dial: change.dial === undefined ? user.dial : change.dial,
    branchId: change.branchId === undefined ? user.branchId : change.branchId,
  }
}

async function write(tx: Db, user: SignedInUser): Promise<void> {
  await own(tx)
    .updateTable('users')
    .set({
      is_active: user.isActive,
      is_agent: user.isAgent,
      is_leader: user.isLeader,
      is_admin: user.isAdmin,
      staff_role: user.staffRole,
      own_role_id: user.ownRole?.id ?? null,
      dial: user.dial,
      branch_id: user.branchId,
    })
    .where('id', '=', user.id)
    .execute()
}

async function endAllSessions(tx: Db, userId: string): Promise<number> {
  const ended = await own(tx).deleteFrom('sessions').where('user_id', '=', userId).returning('id').execute()
  return ended.length
}

function actionOf(before: SignedInUser, after: SignedInUser): AuditedAct {
  if (before.isActive !== after.isActive) return after.isActive ? 'user.unblock' : 'user.block'
  const isOther = before.isAgent !== after.isAgent || before.isLeader !== after.isLeader
  if (roleKey(before) !== roleKey(after) || isOther) return 'user.roles'
  return before.branchId === after.branchId ? 'user.dial' : 'user.branch'
}

const roleKey = ({ staffRole, ownRole }: SignedInUser) => ownRole?.id ?? staffRole

/**
 * The role of the agency's own and the office by their names, since they may be others by the time that the log is
 * read.
 */
async function rightsOf(tx: Db, { isActive, isAgent, isLeader, staffRole, ownRole, branchId, dial }: SignedInUser) {
  const branch = branchId === null ? undefined : await lockBranch(tx, branchId)
  const named = { ...(ownRole && { ownRole: ownRole.name }), ...(branch && { branch: branch.name }) }
  return { isActive, isAgent, isLeader, staffRole, ...named, dial }
}
