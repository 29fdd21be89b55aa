import type { Db } from '#platform/db/client.server.ts'
import { queueMessage } from './queue-message.server.ts'
import { own } from './tables.server.ts'

/**
 * Sends a message about a service once more, word for word, by a way that holds now; `againKey` names the new occasion. Inside
 * the caller's transaction. False when there is no such message, and when this occasion was told before.
 */
export async function sendMessageAgain(tx: Db, id: string, againKey: string): Promise<boolean> {
  const message = await own(tx)
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'service')
    .executeTakeFirst()
  if (!message) return false
  const { phone, email, locale, template, parameters, body, mail } = message
  const words = { template, parameters, body }
  return queueMessage(tx, { kind: 'service', key: againKey, locale, phone: `+${phone}`, email, words, mail })
}
