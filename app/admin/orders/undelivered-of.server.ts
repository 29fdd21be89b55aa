import { aboutOrder } from '#modules/booking/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { listWrittenMails } from '#platform/mail/queue-mail-again.server.ts'
import { listWrittenMessages } from '#platform/messages/send-again.server.ts'
import { listUndelivered, type UndeliveredNews } from '#platform/undelivered/list-undelivered.server.ts'

export type UndeliveredView = Omit<UndeliveredNews, 'occasion'> & { canSendAgain: boolean }

/**
 * What of an order reached nobody. It can be sent again while it is kept and there is an address or a number; of whom there was
 * neither, nothing was written.
 */
export async function undeliveredOf(
  db: Db,
  { orderId, contact }: { orderId: string; contact: { email: string; phone: string } },
): Promise<UndeliveredView[]> {
  const undelivered = await listUndelivered(db, aboutOrder(orderId))
  const occasions = undelivered.map(({ occasion }) => occasion)
  const mails = contact.email === '' ? new Set<string>() : await listWrittenMails(db, occasions)
  const messages = await listWrittenMessages(db, occasions)
  return undelivered.map(({ occasion, ...news }) => ({
    ...news,
    canSendAgain: mails.has(occasion) || messages.has(occasion),
  }))
}
