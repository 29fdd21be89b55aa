import { isTakenBack, returnUnneeded } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { noteLinkEvent } from './data/history.server.ts'
import { lockLink, type StoredLink } from './data/links.server.ts'
import { own } from './data/tables.server.ts'
import { linkRefundPromised } from './jobs/queues.server.ts'

export type LinkCapture = { linkId: string; attemptRef: string; isMismatch: boolean; isExcess: boolean }

/**
 * Notes that a link was paid, once however often it is told, under the lock of the link's row. Money of a wrong amount
 * completes nothing: a person decides about it. What nobody owed goes back by itself: all of it where the link was paid
 * or cancelled before, else what a transfer brought above the price; whoever paid is told. A link that was removed is not
 * completed, nor is one whose money was taken off it before this was told.
 */
export async function completePaymentLink(db: Db, capture: LinkCapture, now: Date): Promise<void> {
  if (capture.isMismatch) return
  const { linkId, attemptRef, isExcess } = capture
  await inTransaction(db, async (tx) => {
    const link = await lockLink(tx, linkId)
    if (await isTakenBack(tx, attemptRef)) return
    if (link?.status === 'pending' && !isExcess) await completeLocked(tx, link, { userId: null, note: '' }, now)
    await returnSurplus(tx, { linkId, attemptRef, isAll: isExcess }, now)
  })
}

/** Promises back what nobody owed of what a link was paid with, once, and has whoever paid told. */
export async function returnSurplus(
  tx: Db,
  { linkId, attemptRef, isAll }: { linkId: string; attemptRef: string; isAll: boolean },
  now: Date,
): Promise<void> {
  const refund = await returnUnneeded(tx, { attemptRef, cause: 'excess', isAll }, now)
  if (refund) await enqueue(tx, linkRefundPromised, { linkId, refundRef: refund.ref })
}

/** Completes a pending link whose row the caller has locked. */
export async function completeLocked(
  tx: Db,
  { rowId, version, status }: StoredLink,
  by: { userId: string | null; note: string },
  now: Date,
): Promise<void> {
  await own(tx)
    .updateTable('payment_links')
    .set({ status: 'completed', paid_at: now, version: version + 1 })
    .where('id', '=', rowId)
    .execute()
  await noteLinkEvent(tx, { rowId, kind: 'completed', from: status, ...by }, now)
}
