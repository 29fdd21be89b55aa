import { z } from 'zod'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { defineQueue, enqueue } from '#platform/jobs/queue.server.ts'
import { noteUndelivered } from '#platform/undelivered/note-undelivered.server.ts'
import { own } from './tables.server.ts'

export type Mail = {
  /** Names the occasion, for example `order-received:<order>`; a second mail with the same key is not sent. */
  key: string
  /** What it is of, as `order:<id>`: staff are told of what does not arrive. */
  about?: string
  to: string
  subject: string
  html: string
  text: string
  locale: Locale
  /** Further headers, such as `List-Unsubscribe`. */
  headers?: Readonly<Record<string, string>>
  attachments?: readonly { filename: string; contentType: string; bytes: Uint8Array }[]
}

/** Mails that wait to be handed to the mail server. */
export const deliverMail = defineQueue({
  name: 'deliver-mail',
  schema: z.object({ mailId: z.uuid() }),
  retryLimit: 12,
  retryDelaySeconds: 10,
})

/**
 * A mail of a list did not arrive, for its occasion: refused for good by the mail server of its address, or given up after
 * the last try. Asked for in the transaction that notes it.
 */
export const listMailFailed = defineQueue({
  name: 'list-mail-failed',
  schema: z.object({ key: z.string(), isRefused: z.boolean(), reason: z.string() }),
})

/**
 * Writes a mail inside the caller's transaction; it is sent after the commit, and never when that is rolled back.
 * False when a mail with this key was written before, and for somebody without an address: staff are told what they have to
 * be told otherwise.
 */
export async function queueMail(tx: Db, mail: Mail): Promise<boolean> {
  const { key: occasion, about = '', subject: words } = mail
  if (mail.to === '') {
    await noteUndelivered(tx, { occasion, about, recipient: '', words, reason: 'no-address', answer: '' })
    return false
  }
  const attachments = (mail.attachments ?? []).map(({ filename, contentType, bytes }) => ({
    filename,
    contentType,
    content: Buffer.from(bytes).toString('base64'),
  }))
  const written = await own(tx)
    .insertInto('mail_messages')
    .values({
      message_key: occasion,
      about,
      recipient: mail.to,
      // A line end in a subject would start a header of somebody else's choice.
      subject: words.replace(/[\r\n]+/g, ' '),
      html: mail.html,
      plain_text: mail.text,
      attachments: toJson(attachments),
      headers: toJson(mail.headers ?? {}),
      locale: mail.locale,
      provider_id: null,
      sent_at: null,
    })
    .onConflict((same) => same.column('message_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!written) return false
  await enqueue(tx, deliverMail, { mailId: written.id })
  return true
}
