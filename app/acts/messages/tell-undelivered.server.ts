import { isUuid } from '#kernel/ids.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { aboutOrder } from '#modules/booking/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { listWrittenMails, queueMailAgain } from '#platform/mail/queue-mail-again.server.ts'
import { listWrittenMessages, sendMessageAgain } from '#platform/messages/send-again.server.ts'
import { listUndelivered } from '#platform/undelivered/list-undelivered.server.ts'
import { settleUndelivered } from '#platform/undelivered/settle-undelivered.server.ts'

type NamedOrder = { id: string; orderId: string; contact: { email: string; phone: string } }

/** Notes that the customer of an order was told otherwise what had reached nobody: what staff saw, and nothing that came after. */
export async function noteToldOtherwise(
  db: Db,
  admin: Admin<'orders'>,
  { order, seen }: { order: NamedOrder; seen: string },
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ids = seen.split(' ').filter(isUuid)
    const told = await settleUndelivered(tx, { about: aboutOrder(order.orderId), ids, by: admin.id }, now)
    if (told.length === 0) return
    const subject = { kind: 'order', id: order.id } as const
    await recordAudit(tx, { actor: admin, action: 'order.told-otherwise', subject, after: { told } }, now)
  })
}

/**
 * Sends once more what reached nobody, word for word, to the address and the number that the order has now; it waits until it
 * arrives. `key` is that of the form: the same form again sends nothing twice. False when it waits no more.
 */
export async function sendUndeliveredAgain(
  db: Db,
  admin: Admin<'orders'>,
  { order, id, key }: { order: NamedOrder; id: string; key: string },
  now: Date,
): Promise<boolean> {
  if (!isUuid(key)) return false
  const againKey = `again:${key}`
  return inTransaction(db, async (tx) => {
    const news = (await listUndelivered(tx, aboutOrder(order.orderId))).find((each) => each.id === id)
    if (!news) return false
    if ((await listWrittenMails(tx, [againKey])).size > 0) return true
    const messageId = (await listWrittenMessages(tx, [news.occasion])).get(news.occasion)
    const { email, phone } = order.contact
    const isWritten =
      messageId === undefined
        ? email !== '' && (await queueMailAgain(tx, { keys: [news.occasion], againKey, to: email }))
        : await sendMessageAgain(tx, { id: messageId, againKey, to: { email, phone } })
    if (!isWritten) return true
    const subject = { kind: 'order', id: order.id } as const
    await recordAudit(tx, { actor: admin, action: 'order.mail-again', subject, after: { what: news.words } }, now)
    return true
  })
}
