import { isUuid } from '#kernel/ids.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { listMailsOf } from '#platform/mail/list-mails.server.ts'
import { listWrittenMails, queueMailAgain } from '#platform/mail/queue-mail-again.server.ts'
import { listSent, SENT_SHOWN } from '#platform/messages/list-sent.server.ts'
import { sendMessageAgain } from '#platform/messages/send-again.server.ts'

type Wish = {
  order: { id: string; contact: { email: string; phone: string } }
  /** A mail or a message of the history of that person. */
  sentId: string
  /** Of the form: the same form again sends nothing twice. */
  key: string
}

/**
 * Sends once more what the customer of an order was sent, word for word: a message by a way that holds now, a mail with its
 * files. False when it is not in the history of that person.
 */
export async function sendAgain(db: Db, admin: Admin<'orders'>, wish: Wish, now: Date): Promise<boolean> {
  const { order, sentId, key } = wish
  if (!isUuid(key)) return false
  const againKey = `again:${key}`
  return inTransaction(db, async (tx) => {
    const sent = (await listSent(tx, order.contact)).find(({ id }) => id === sentId)
    if (!sent) return false
    const isWritten =
      sent.kind === 'message'
        ? await sendMessageAgain(tx, { id: sentId, againKey })
        : await sendMailAgain(tx, { email: order.contact.email, id: sentId, againKey })
    if (!isWritten) return true
    const subject = { kind: 'order', id: order.id } as const
    await recordAudit(tx, { actor: admin, action: 'order.mail-again', subject, after: { what: sent.kind } }, now)
    return true
  })
}

async function sendMailAgain(
  tx: Db,
  { email, id, againKey }: { email: string; id: string; againKey: string },
): Promise<boolean> {
  if ((await listWrittenMails(tx, [againKey])).size > 0) return false
  const mail = (await listMailsOf(tx, email, SENT_SHOWN)).find((each) => each.id === id)
  return mail !== undefined && queueMailAgain(tx, { keys: [mail.key], againKey })
}
