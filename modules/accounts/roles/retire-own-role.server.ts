import { fail, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { own } from '../data/tables.server.ts'
import { holdsAllOf } from '../domain/own-role.ts'
import type { Admin } from '../proofs.server.ts'
import { isNameTaken } from './save-own-role.server.ts'
import { lockRole } from './stored-role.server.ts'

export type RetireRefusal = { code: 'role-not-found' | 'role-in-use' | 'beyond-own' | 'role-name-taken' }

/**
 * Puts a role out of use that nobody has any more; its name is free again and it can be brought back.
 *
 * Fails with `role-not-found`, `role-in-use` while somebody has it, or `beyond-own`.
 */
export async function retireOwnRole(
  db: Db,
  admin: Admin<'users'>,
  roleId: string,
  now: Date,
): Promise<Result<void, RetireRefusal>> {
  return inTransaction(db, async (tx) => {
    const role = await lockRole(tx, roleId)
    if (!role || role.isRetired) return fail({ code: 'role-not-found' })
    if (!holdsAllOf(admin, role)) return fail({ code: 'beyond-own' })
    const holder = await own(tx).selectFrom('users').select('id').where('own_role_id', '=', roleId).executeTakeFirst()
    if (holder) return fail({ code: 'role-in-use' })
    await setRetired(tx, admin, { roleId, name: role.name, at: now }, now)
    return ok(undefined)
  })
}

/**
 * Brings a role back into use, with the rights it had.
 *
 * Fails with `role-not-found`, `role-name-taken` by another since, or `beyond-own`.
 */
export async function restoreOwnRole(
  db: Db,
  admin: Admin<'users'>,
  roleId: string,
  now: Date,
): Promise<Result<void, RetireRefusal>> {
  return inTransaction(db, async (tx) => {
    const role = await lockRole(tx, roleId)
    if (!role?.isRetired) return fail({ code: 'role-not-found' })
    if (!holdsAllOf(admin, role)) return fail({ code: 'beyond-own' })
    if (await isNameTaken(tx, role.name, roleId)) return fail({ code: 'role-name-taken' })
    await setRetired(tx, admin, { roleId, name: role.name, at: null }, now)
    return ok(undefined)
  })
}

async function setRetired(
  tx: Db,
  admin: Admin<'users'>,
  { roleId, name, at }: { roleId: string; name: string; at: Date | null },
  now: Date,
): Promise<void> {
  await own(tx).updateTable('staff_roles').set({ retired_at: at }).where('id', '=', roleId).execute()
  const action = at ? 'role.retire' : 'role.restore'
  const named = at ? { before: { roleName: name } } : { after: { roleName: name } }
  await recordAudit(tx, { actor: admin, action, subject: { kind: 'role', id: roleId }, ...named }, now)
}
