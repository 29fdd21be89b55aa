import { isUuid } from '#kernel/ids.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { foldForSearch } from '#kernel/text.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { own } from '../data/tables.server.ts'
import type { Admin } from '../proofs.server.ts'

export type BranchRefusal = {
  code: 'branch-name' | 'branch-name-taken' | 'branch-not-found' | 'branch-in-use'
}

const LONGEST_NAME = 60

/**
 * Opens an office of the agency.
 *
 * Fails with `branch-name` (none, or a long one) or `branch-name-taken`.
 */
export async function openBranch(
  db: Db,
  admin: Admin<'users'>,
  wish: { name: string },
  now: Date,
): Promise<Result<{ id: string }, BranchRefusal>> {
  const name = readName(wish.name)
  if (!name) return fail({ code: 'branch-name' })
  return inTransaction(db, async (tx) => {
    const row = await own(tx)
      .insertInto('branches')
      .values({ name, name_key: foldForSearch(name), created_at: now })
      .onConflict((taken) => taken.column('name_key').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) return fail({ code: 'branch-name-taken' })
    const subject = { kind: 'branch', id: row.id } as const
    await recordAudit(tx, { actor: admin, action: 'branch.open', subject, after: { name } }, now)
    return ok({ id: row.id })
  })
}

/**
 * Gives an office another name.
 *
 * Fails with `branch-not-found`, and as `openBranch` does.
 */
export async function renameBranch(
  db: Db,
  admin: Admin<'users'>,
  wish: { branchId: string; name: string },
  now: Date,
): Promise<Result<void, BranchRefusal>> {
  const name = readName(wish.name)
  if (!name) return fail({ code: 'branch-name' })
  return inTransaction(db, async (tx) => {
    const before = await lockBranch(tx, wish.branchId)
    if (!before) return fail({ code: 'branch-not-found' })
    if (before.name === name) return ok(undefined)
    const key = foldForSearch(name)
    const other = await own(tx)
      .selectFrom('branches')
      .select('id')
      .where('name_key', '=', key)
      .where('id', '!=', before.id)
      .executeTakeFirst()
    if (other) return fail({ code: 'branch-name-taken' })
    await own(tx).updateTable('branches').set({ name, name_key: key }).where('id', '=', before.id).execute()
    const told = { before: { name: before.name }, after: { name } }
    const subject = { kind: 'branch', id: before.id } as const
    await recordAudit(tx, { actor: admin, action: 'branch.rename', subject, ...told }, now)
    return ok(undefined)
  })
}

/**
 * Closes an office in which nobody works any more.
 *
 * Fails with `branch-not-found`, or `branch-in-use` while somebody works in it.
 */
export async function closeBranch(
  db: Db,
  admin: Admin<'users'>,
  branchId: string,
  now: Date,
): Promise<Result<void, BranchRefusal>> {
  return inTransaction(db, async (tx) => {
    const branch = await lockBranch(tx, branchId)
    if (!branch) return fail({ code: 'branch-not-found' })
    const holder = await own(tx)
      .selectFrom('users')
      .select('id')
      .where('branch_id', '=', branchId)
      .where('erased_at', 'is', null)
      .executeTakeFirst()
    if (holder) return fail({ code: 'branch-in-use' })
    await own(tx).deleteFrom('branches').where('id', '=', branchId).execute()
    const subject = { kind: 'branch', id: branchId } as const
    await recordAudit(
      tx,
      {
        actor: admin,
        action: 'branch.close',
        subject,
        before: { name: branch.name },
      },
      now,
    )
    return ok(undefined)
  })
}

/** The office, locked until the transaction ends: nobody comes to work in one that is being closed. */
export async function lockBranch(tx: Db, branchId: string): Promise<{ id: string; name: string } | undefined> {
  if (!isUuid(branchId)) return undefined
  return own(tx).selectFrom('branches').select(['id', 'name']).where('id', '=', branchId).forUpdate().executeTakeFirst()
}

function readName(typed: string): string | undefined {
  const name = typed.trim().replaceAll(/\s+/g, ' ')
  return name === '' || name.length > LONGEST_NAME ? undefined : name
}
