import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { listAgreedWays } from '#platform/messages/choices.server.ts'
import { noteLinkEvent } from './data/history.server.ts'
import { lockLink } from './data/links.server.ts'
import { isExpired } from './domain/link-status.ts'
import { sendLinkMail } from './jobs/queues.server.ts'

/** By mail, or by the way to the telephone that the customer agreed to. */
export type LinkSending = 'mail' | 'telephone'

export type SendLinkFailure = { code: 'link-not-found' } | { code: 'not-payable' } | { code: 'way-not-agreed' }

/**
 * Asks for a mail or a message with the link to its customer, in the language of the link, and notes the sending; every sending
 * is one of its own. It leaves after the commit; what does not reach the telephone goes by mail. Opens a transaction of its
 * own.
 *
 * Fails with `link-not-found`, with `not-payable` when the link is paid, cancelled or expired, or with `way-not-agreed` when
 * the customer wants nothing on the telephone.
 */
export async function sendPaymentLink(
  db: Db,
  admin: Admin<'payments'>,
  id: string,
  now: Date,
  by: LinkSending = 'mail',
): Promise<Result<void, SendLinkFailure>> {
  return inTransaction(db, async (tx) => {
    const link = await lockLink(tx, id)
    if (!link) return fail({ code: 'link-not-found' })
    if (link.status !== 'pending' || isExpired(link, now)) return fail({ code: 'not-payable' })
    const { email, phone } = link.customer
    if (by === 'telephone' && (await listAgreedWays(tx, phone)).length === 0) return fail({ code: 'way-not-agreed' })
    const eventId = await noteLinkEvent(
      tx,
      { rowId: link.rowId, kind: 'sent', userId: admin.id, note: by === 'mail' ? email : phone },
      now,
    )
    await enqueue(tx, sendLinkMail, { linkId: id, eventId, by })
    return ok(undefined)
  })
}
