import { z } from 'zod'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { defineQueue, enqueue } from '#platform/jobs/queue.server.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import { listAgreedWays } from './choices.server.ts'
import type { CommercialPermit } from './iys.server.ts'
import { messagePhone } from './message-phone.ts'
import type { MessageWords } from './message-words.ts'
import { own, type MailInPlace } from './tables.server.ts'

/** About something that was bought or asked for. `key` names the occasion; `phone` in E.164; either may be empty. */
export type ServiceMessage = {
  kind: 'service'
  key: string
  /** What it is of, as `order:<id>`: staff are told of what does not arrive. */
  about?: string
  locale: Locale
  phone: string
  email: string
  words: MessageWords
  mail: MailInPlace
}

/** An advertisement, to whom the register allows it. By mail it would need a permission of its own, so it never becomes one. */
export type CommercialMessage = {
  kind: 'commercial'
  key: string
  locale: Locale
  permit: CommercialPermit
  words: MessageWords
}

/** Messages that wait to go by their next way. */
export const deliverMessage = defineQueue({
  name: 'deliver-message',
  schema: z.object({ messageId: z.uuid() }),
  retryLimit: 12,
  retryDelaySeconds: 10,
})

/**
 * Writes a message inside the caller's transaction; it goes after the commit by a way that the person agrees to, or as the
 * mail beside it. Who agreed to none gets the mail at once. False when the occasion was told before, and where no way
 * leads to them.
 */
export async function queueMessage(tx: Db, message: ServiceMessage | CommercialMessage): Promise<boolean> {
  const e164 = message.kind === 'service' ? message.phone : message.permit.phone
  const phone = messagePhone(e164)
  const { key, locale, words } = message
  const about = message.kind === 'service' ? (message.about ?? '') : ''
  if (!phone || (await listAgreedWays(tx, e164)).length === 0)
    return message.kind === 'service' && queueMail(tx, { key, about, to: message.email, locale, ...message.mail })
  const { template, parameters, body } = words
  const written = await own(tx)
    .insertInto('messages')
    .values({
      message_key: key,
      about,
      kind: message.kind,
      iys_recipient: message.kind === 'commercial' ? message.permit.recipient : null,
      phone,
      email: message.kind === 'service' ? message.email : '',
      locale,
      template,
      parameters: toJson(parameters),
      body,
      mail: toJson(message.kind === 'service' ? message.mail : { subject: '', html: '', text: '' }),
      ended_at: null,
    })
    .onConflict((same) => same.column('message_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!written) return false
  await enqueue(tx, deliverMessage, { messageId: written.id })
  return true
}
