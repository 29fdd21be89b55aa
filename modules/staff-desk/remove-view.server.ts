import { isUuid } from '#kernel/ids.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { AuditedAct } from '#modules/audit/index.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { own } from './data/tables.server.ts'
import type { AreaOf, StaffList } from './domain/staff-list.ts'

export type ViewFailure = { code: 'view-not-found' }

type OwnView<List extends StaffList> = { list: List; id: string }

/** Takes a view of one's own away from its list; `restoreView` brings it back. Fails with `view-not-found`. */
export async function removeView<List extends StaffList>(
  db: Db,
  admin: Admin<AreaOf<List>>,
  view: OwnView<List>,
  now: Date,
): Promise<Result<void, ViewFailure>> {
  return setRemoved(db, admin, { ...view, removedAt: now, action: 'list.view-removed' }, now)
}

/** Brings a view of one's own back; one that is there stays. Fails with `view-not-found`. */
export async function restoreView<List extends StaffList>(
  db: Db,
  admin: Admin<AreaOf<List>>,
  view: OwnView<List>,
  now: Date,
): Promise<Result<void, ViewFailure>> {
  return setRemoved(db, admin, { ...view, removedAt: null, action: 'list.view-restored' }, now)
}

async function setRemoved<List extends StaffList>(
  db: Db,
  admin: Admin<AreaOf<List>>,
  { list, id, removedAt, action }: OwnView<List> & { removedAt: Date | null; action: AuditedAct },
  now: Date,
): Promise<Result<void, ViewFailure>> {
  if (!isUuid(id)) return fail({ code: 'view-not-found' })
  return inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await own(tx)
      .updateTable('staff_views')
      .set({ removed_at: removedAt })
      .where('id', '=', id)
      .where('list', '=', list)
      .where('owner_id', '=', admin.id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return fail({ code: 'view-not-found' })
    await recordAudit(tx, { actor: admin, action, subject: { kind: 'staff-view', id } }, now)
    return ok(undefined)
  })
}
