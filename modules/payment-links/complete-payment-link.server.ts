import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { own } from './data/tables.server.ts'

export type LinkCapture = { linkId: string; attemptRef: string; isMismatch: boolean; isExcess: boolean }

/**
 * Notes that a link was paid, once however often it is told, under the lock of the link's row. Money of a wrong amount,
 * or for a link that was paid or cancelled before, completes nothing: a person decides about it.
 *
 * @throws Error when there is no such link.
 */
export async function completePaymentLink(db: Db, capture: LinkCapture, now: Date): Promise<void> {
  if (capture.isMismatch || capture.isExcess) return
  await db.transaction().execute(async (tx) => {
    const link = await own(tx)
      .selectFrom('payment_links')
      .select(['id', 'status', 'version'])
      .where('public_id', '=', capture.linkId)
      .forUpdate()
      .executeTakeFirst()
    if (!link) throw new Error(`no payment link ${capture.linkId}`)
    if (link.status !== 'pending') return
    await own(tx)
      .updateTable('payment_links')
      .set({ status: 'completed', paid_at: now, version: link.version + 1 })
      .where('id', '=', link.id)
      .execute()
    await own(tx)
      .insertInto('payment_link_history')
      .values({
        link_id: link.id,
        kind: 'completed',
        user_id: null,
        before: toJson({ status: link.status }),
        after: toJson({ status: 'completed', attempt: capture.attemptRef }),
        happened_at: now,
      })
      .execute()
  })
}
