import { isUuid } from '#kernel/ids.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

export type ViewFailure = { code: 'view-not-found' }

/** Takes a view of one's own away; `restoreView` brings it back. Fails with `view-not-found`. */
export async function removeView(db: Db, admin: Admin, id: string, now: Date): Promise<Result<void, ViewFailure>> {
  return setRemoved(db, admin, { id, removedAt: now, action: 'list.view-removed' }, now)
}

/** Brings a view of one's own back; one that is there stays. Fails with `view-not-found`. */
export async function restoreView(db: Db, admin: Admin, id: string, now: Date): Promise<Result<void, ViewFailure>> {
  return setRemoved(db, admin, { id, removedAt: null, action: 'list.view-restored' }, now)
}

async function setRemoved(
  db: Db,
  admin: Admin,
  { id, removedAt, action }: { id: string; removedAt: Date | null; action: string },
  now: Date,
): Promise<Result<void, ViewFailure>> {
  if (!isUuid(id)) return fail({ code: 'view-not-found' })
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await own(tx)
      .updateTable('staff_views')
      .set({ removed_at: removedAt })
      .where('id', '=', id)
      .where('owner_id', '=', admin.id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return fail({ code: 'view-not-found' })
    await recordAudit(tx, { actor: admin, action, subject: { kind: 'staff-view', id } }, now)
    return ok(undefined)
  })
}
