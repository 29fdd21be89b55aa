import type { Db } from '#platform/db/client.server.ts'
import { noteLinkEvent } from './data/history.server.ts'
import { lockLink, type StoredLink } from './data/links.server.ts'
import { own } from './data/tables.server.ts'

export type LinkCapture = { linkId: string; attemptRef: string; isMismatch: boolean; isExcess: boolean }

/**
 * Notes that a link was paid, once however often it is told, under the lock of the link's row. Money of a wrong amount,
 * or for a link that was paid or cancelled before, completes nothing: a person decides about it. A link that was removed
 * is left alone.
 */
export async function completePaymentLink(db: Db, capture: LinkCapture, now: Date): Promise<void> {
  if (capture.isMismatch || capture.isExcess) return
  await db.transaction().execute(async (tx) => {
    const link = await lockLink(tx, capture.linkId)
    if (link?.status === 'pending') await completeLocked(tx, link, { userId: null, note: '' }, now)
  })
}

/** Completes a pending link whose row the caller has locked. */
export async function completeLocked(
  tx: Db,
  { rowId, version }: StoredLink,
  by: { userId: string | null; note: string },
  now: Date,
): Promise<void> {
  await own(tx)
    .updateTable('payment_links')
    .set({ status: 'completed', paid_at: now, version: version + 1 })
    .where('id', '=', rowId)
    .execute()
  await noteLinkEvent(tx, { rowId, kind: 'completed', ...by }, now)
}
