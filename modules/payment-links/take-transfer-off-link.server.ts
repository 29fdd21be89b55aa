import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { findCountedTransfer, reopenPayment, reverseReceivedTransfer } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { completeLocked, returnSurplus } from './complete-payment-link.server.ts'
import { noteLinkEvent } from './data/history.server.ts'
import { lockLink } from './data/links.server.ts'
import { own } from './data/tables.server.ts'
import { linkTransferTakenBack } from './jobs/queues.server.ts'

export type TransferOffLinkRefusal = { code: 'not-counted' } | { code: 'promised-back' }

/**
 * Takes a transfer that staff, or its code, put on a link off it again, inside the caller's transaction: the books get the
 * entries the other way round, the link can be paid again under its address, its history says so and the customer is
 * told. The money stays on the account; what becomes of it, the caller says.
 *
 * Fails with `not-counted` when it counts for nothing any more; `promised-back` when some of it is promised back or has gone.
 */
export async function takeTransferOffLink(
  tx: Db,
  admin: Admin<'payments'>,
  { linkId, attemptRef, note }: { linkId: string; attemptRef: string; note: string },
  now: Date,
): Promise<Result<void, TransferOffLinkRefusal>> {
  const link = await lockLink(tx, linkId)
  const arrived = await findCountedTransfer(tx, attemptRef)
  if (!link || !arrived) return fail({ code: 'not-counted' })
  // The job that completes the link may still be waiting: what goes back is what the link was paid with.
  if (link.status === 'pending' && !arrived.isExcess) await completeLocked(tx, link, { userId: null, note: '' }, now)
  await returnSurplus(tx, { linkId, attemptRef, isAll: arrived.isExcess }, now)
  const transfer = await findCountedTransfer(tx, attemptRef)
  if (!transfer || transfer.isPromisedBack) return fail({ code: 'promised-back' })

  await reverseReceivedTransfer(tx, { attemptRef, note, by: admin.id }, now)
  const reopened = await reopenPayment(tx, link.token)
  if (!reopened.ok) throw new Error(`a link whose money was taken back is not open: ${reopened.error.code}`)
  const { version } = (await lockLink(tx, linkId)) ?? link
  await own(tx)
    .updateTable('payment_links')
    .set({ status: 'pending', paid_at: null, version: version + 1 })
    .where('id', '=', link.rowId)
    .execute()
  await noteLinkEvent(tx, { rowId: link.rowId, kind: 'reopened', userId: admin.id, note }, now)
  await enqueue(tx, linkTransferTakenBack, { linkId, attemptRef })
  return ok(undefined)
}
