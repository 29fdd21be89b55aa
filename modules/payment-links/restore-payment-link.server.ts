import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { reopenPayment } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { noteLinkEvent } from './data/history.server.ts'
import { own } from './data/tables.server.ts'

/** How long a removed link can be brought back. */
const UNDO_MINUTES = 15

export type RestoreLinkFailure = { code: 'link-not-found' } | { code: 'too-late' }

/**
 * Brings a removed link back into the lists as it was, and opens its payment again if it could be paid. Opens a
 * transaction of its own.
 *
 * Fails with `link-not-found` when no such link was removed, with `too-late` a quarter of an hour after that.
 */
export async function restorePaymentLink(
  db: Db,
  admin: Admin<'payments'>,
  id: string,
  now: Date,
): Promise<Result<void, RestoreLinkFailure>> {
  return inTransaction(db, async (tx) => {
    const removed = await own(tx)
      .selectFrom('payment_links')
      .select(['id', 'token', 'removed_at', 'version'])
      .where('public_id', '=', id)
      .where('removed_at', 'is not', null)
      .forUpdate()
      .executeTakeFirst()
    if (!removed?.removed_at) return fail({ code: 'link-not-found' })
    if (now.getTime() - removed.removed_at.getTime() > UNDO_MINUTES * 60_000) return fail({ code: 'too-late' })
    const reopened = (await wasPending(tx, removed.id)) ? await reopenPayment(tx, removed.token) : undefined
    await own(tx)
      .updateTable('payment_links')
      .set({ status: reopened?.ok ? 'pending' : 'cancelled', removed_at: null, version: removed.version + 1 })
      .where('id', '=', removed.id)
      .execute()
    await noteLinkEvent(tx, { rowId: removed.id, kind: 'restored', userId: admin.id }, now)
    return ok(undefined)
  })
}

/** Whether the link could be paid before it was removed: nobody had cancelled it, or somebody had opened it again. */
async function wasPending(tx: Db, rowId: string): Promise<boolean> {
  const step = await own(tx)
    .selectFrom('payment_link_history')
    .select('kind')
    .where('link_id', '=', rowId)
    .where('kind', 'in', ['cancelled', 'reopened'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return step?.kind !== 'cancelled'
}
