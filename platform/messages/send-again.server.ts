import type { Db } from '#platform/db/client.server.ts'
import { queueMessage } from './queue-message.server.ts'
import { own } from './tables.server.ts'

/**
 * Sends a message about a service once more, word for word, by a way that holds now and to where it went or where `to` says;
 * `againKey` names the new occasion. Inside the caller's transaction. False when there is no such message, and when this occasion was told before.
 */
export async function sendMessageAgain(
  tx: Db,
  { id, againKey, to }: { id: string; againKey: string; to?: { phone: string; email: string } },
): Promise<boolean> {
  const message = await own(tx)
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'service')
    .executeTakeFirst()
  if (!message) return false
  const { about, locale, template, parameters, body, mail } = message
  const { phone, email } = to ?? { phone: `+${message.phone}`, email: message.email }
  const words = { template, parameters, body }
  return queueMessage(tx, { kind: 'service', key: againKey, about, locale, phone, email, words, mail })
}

/** Which of the occasions a message is kept of, by its key. */
export async function listWrittenMessages(db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom('messages')
    .select(['id', 'message_key'])
    .where('message_key', 'in', keys)
    .where('kind', '=', 'service')
    .execute()
  return new Map(rows.map(({ id, message_key }) => [message_key, id]))
}
