import { foldForSearch } from '#kernel/text.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { own } from '../data/tables.server.ts'
import { holdsAllOf, readRoleDraft, type RoleDraft } from '../domain/own-role.ts'
import type { Admin } from '../proofs.server.ts'
import { lockRole, roleInLog, toOwnRole, type OwnRole } from './stored-role.server.ts'

type NewRoleRefusal = { code: 'role-name' | 'role-reach' | 'role-name-taken' | 'beyond-own' }

export type RoleRefusal = NewRoleRefusal | { code: 'role-not-found' | 'edit-conflict' }

/** A role as it is wished for; whose customers it reaches has to be said. */
type RoleWish = Omit<RoleDraft, 'reach'> & { reach: RoleDraft['reach'] | undefined }

/**
 * Makes a role of the agency's own. Nobody makes one that may do more than they may themselves.
 *
 * Fails with `role-name` (none, or a long one), `role-reach` (not said), `role-name-taken` or `beyond-own`.
 */
export async function createOwnRole(
  db: Db,
  admin: Admin<'users'>,
  { reach, ...wish }: RoleWish,
  now: Date,
): Promise<Result<OwnRole, NewRoleRefusal>> {
  if (!reach) return fail({ code: 'role-reach' })
  const draft = readRoleDraft({ ...wish, reach })
  if (!draft) return fail({ code: 'role-name' })
  if (!holdsAllOf(admin, draft)) return fail({ code: 'beyond-own' })
  return inTransaction(db, async (tx) => {
    const row = await own(tx)
      .insertInto('staff_roles')
      .values({ ...columnsOf(draft), created_at: now })
      .onConflict((taken) => taken.column('name_key').where('retired_at', 'is', null).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) return fail({ code: 'role-name-taken' })
    const subject = { kind: 'role', id: row.id } as const
    await recordAudit(tx, { actor: admin, action: 'role.create', subject, after: roleInLog(draft) }, now)
    return ok(toOwnRole(row))
  })
}

/**
 * Changes the name and the rights of a role; its people have them from the next request on. Neither a role that may do more
 * than whoever changes it, nor one that would, is changed. `version` is the one that was seen.
 *
 * Fails with `role-not-found` (also for retired ones), `edit-conflict`, and as `createOwnRole` does.
 */
export async function changeOwnRole(
  db: Db,
  admin: Admin<'users'>,
  { roleId, version, reach, ...wish }: RoleWish & { roleId: string; version: number },
  now: Date,
): Promise<Result<OwnRole, RoleRefusal>> {
  if (!reach) return fail({ code: 'role-reach' })
  const draft = readRoleDraft({ ...wish, reach })
  if (!draft) return fail({ code: 'role-name' })
  return inTransaction(db, async (tx) => {
    const before = await lockRole(tx, roleId)
    if (!before || before.isRetired) return fail({ code: 'role-not-found' })
    if (before.version !== version) return fail({ code: 'edit-conflict' })
    if (!holdsAllOf(admin, before) || !holdsAllOf(admin, draft)) return fail({ code: 'beyond-own' })
    if (await isNameTaken(tx, draft.name, roleId)) return fail({ code: 'role-name-taken' })
    if (JSON.stringify(roleInLog(before)) === JSON.stringify(roleInLog(draft))) return ok(before)
    const row = await own(tx)
      .updateTable('staff_roles')
      .set({ ...columnsOf(draft), version: version + 1 })
      .where('id', '=', roleId)
      .returningAll()
      .executeTakeFirstOrThrow()
    const told = { before: roleInLog(before), after: roleInLog(draft) }
    await recordAudit(tx, { actor: admin, action: 'role.change', subject: { kind: 'role', id: roleId }, ...told }, now)
    return ok(toOwnRole(row))
  })
}

export async function isNameTaken(tx: Db, name: string, exceptId: string): Promise<boolean> {
  const other = await own(tx)
    .selectFrom('staff_roles')
    .select('id')
    .where('name_key', '=', foldForSearch(name))
    .where('retired_at', 'is', null)
    .where('id', '!=', exceptId)
    .executeTakeFirst()
  return other !== undefined
}

function columnsOf({ name, rights, looksOnly, reach }: RoleDraft) {
  return { name, name_key: foldForSearch(name), rights: [...rights], looks_only: [...looksOnly], reach }
}
