import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { noteLinkEvent } from './data/history.server.ts'
import { lockLink } from './data/links.server.ts'
import { isExpired } from './domain/link-status.ts'
import { sendLinkMail } from './jobs/queues.server.ts'

export type SendLinkFailure = { code: 'link-not-found' } | { code: 'not-payable' }

/**
 * Asks for a mail with the link to its customer, in the language of the link, and notes the sending; every sending is a
 * mail of its own. The mail leaves after the commit. Opens a transaction of its own.
 *
 * Fails with `link-not-found`, or with `not-payable` when the link is paid, cancelled or expired.
 */
export async function sendPaymentLink(
  db: Db,
  admin: Admin<'payments'>,
  id: string,
  now: Date,
): Promise<Result<void, SendLinkFailure>> {
  return inTransaction(db, async (tx) => {
    const link = await lockLink(tx, id)
    if (!link) return fail({ code: 'link-not-found' })
    if (link.status !== 'pending' || isExpired(link, now)) return fail({ code: 'not-payable' })
    const eventId = await noteLinkEvent(
      tx,
      { rowId: link.rowId, kind: 'sent', userId: admin.id, note: link.customer.email },
      now,
    )
    await enqueue(tx, sendLinkMail, { linkId: id, eventId })
    return ok(undefined)
  })
}
