import type { MessageWay } from '#kernel/message-way.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { ChoiceSource } from './choices.server.ts'
import { messagePhone } from './message-phone.ts'
import { own } from './tables.server.ts'
import { withoutSecrets } from './without-secrets.ts'

/** What a person takes along of messages: what was sent to their telephones, and by which ways they wanted it. */
export type ToldByTelephone = {
  messages: { text: string; at: Date }[]
  choices: { phone: string; way: MessageWay; isAgreed: boolean; source: ChoiceSource; at: Date }[]
}

/** Everything that is known of numbers in E.164, the oldest first; what opens an order to whoever has it is not in it. */
export async function readToldByTelephone(db: Db, typed: readonly string[]): Promise<ToldByTelephone> {
  const phones = [...new Set(typed.flatMap((each) => messagePhone(each) ?? []))]
  if (phones.length === 0) return { messages: [], choices: [] }
  const messages = await own(db)
    .selectFrom('messages')
    .select(['body as text', 'created_at as at'])
    .where('phone', 'in', phones)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const choices = await own(db)
    .selectFrom('message_choices')
    .select(['phone', 'way', 'is_agreed as isAgreed', 'source', 'chosen_at as at'])
    .where('phone', 'in', phones)
    .orderBy('id')
    .execute()
  return { messages: messages.map(({ text, at }) => ({ text: withoutSecrets(text), at })), choices }
}
