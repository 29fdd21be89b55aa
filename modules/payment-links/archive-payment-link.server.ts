import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { noteLinkEvent } from './data/history.server.ts'
import { lockLink } from './data/links.server.ts'
import { own } from './data/tables.server.ts'

export type ArchiveLinkFailure = { code: 'link-not-found' } | { code: 'still-pending' }

/**
 * Takes a link that is done with off the everyday list; it stays findable. Asked twice it is archived once. Opens a
 * transaction of its own.
 *
 * Fails with `link-not-found`, or with `still-pending` while it can be paid.
 */
export async function archivePaymentLink(
  db: Db,
  admin: Admin<'payments'>,
  id: string,
  now: Date,
): Promise<Result<void, ArchiveLinkFailure>> {
  return inTransaction(db, async (tx) => {
    const link = await lockLink(tx, id)
    if (!link) return fail({ code: 'link-not-found' })
    if (link.status === 'pending') return fail({ code: 'still-pending' })
    if (link.isArchived) return ok(undefined)
    await own(tx)
      .updateTable('payment_links')
      .set({ archived_at: now, version: link.version + 1 })
      .where('id', '=', link.rowId)
      .execute()
    await noteLinkEvent(tx, { rowId: link.rowId, kind: 'archived', userId: admin.id }, now)
    return ok(undefined)
  })
}
