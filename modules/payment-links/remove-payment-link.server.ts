import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { cancelPayment } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { noteLinkEvent } from './data/history.server.ts'
import { lockLink } from './data/links.server.ts'
import { own } from './data/tables.server.ts'

export type RemoveLinkFailure =
  | { code: 'link-not-found' }
  | { code: 'edit-conflict' }
  | { code: 'link-completed' }
  | { code: 'payment-in-progress' }

/**
 * Removes a link from every list and takes its payment back; row and history are kept. Opens a transaction of its own.
 *
 * Fails with `link-not-found`; `edit-conflict` when a `version` is named and it is in another one; `link-completed` when it is paid, for what was paid is archived instead;
 * `payment-in-progress` while somebody is paying. Then nothing has changed.
 */
export async function removePaymentLink(
  db: Db,
  admin: Admin<'payments'>,
  { id, version }: { id: string; version?: number },
  now: Date,
): Promise<Result<void, RemoveLinkFailure>> {
  return inTransaction(db, async (tx) => {
    const link = await lockLink(tx, id)
    if (!link) return fail({ code: 'link-not-found' })
    if (version !== undefined && link.version !== version) return fail({ code: 'edit-conflict' })
    if (link.status === 'completed') return fail({ code: 'link-completed' })
    const cancelled = await cancelPayment(tx, { kind: 'link', ref: id }, now)
    if (!cancelled.ok)
      return fail({ code: cancelled.error.code === 'already-paid' ? 'link-completed' : 'payment-in-progress' })
    await own(tx)
      .updateTable('payment_links')
      .set({ status: 'cancelled', removed_at: now, version: link.version + 1 })
      .where('id', '=', link.rowId)
      .execute()
    await noteLinkEvent(tx, { rowId: link.rowId, kind: 'removed', userId: admin.id }, now)
    return ok(undefined)
  })
}
