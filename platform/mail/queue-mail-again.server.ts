import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { deliverMail } from './queue-mail.server.ts'
import { own } from './tables.server.ts'

/**
 * Sends a mail that was written before once more, word for word and with its files, to where it went or where `to` says. The first of
 * `keys` that was written is taken; `againKey` names the new occasion. Inside the caller's transaction; false when none
 * of them was written or it is forgotten already.
 */
export async function queueMailAgain(
  tx: Db,
  { keys, againKey, to }: { keys: readonly string[]; againKey: string; to?: string },
): Promise<boolean> {
  const written = await own(tx).selectFrom('mail_messages').selectAll().where('message_key', 'in', keys).execute()
  const mail = keys.map((key) => written.find((each) => each.message_key === key)).find((each) => each !== undefined)
  if (!mail) return false
  const { id } = await own(tx)
    .insertInto('mail_messages')
    .values({
      message_key: againKey,
      about: mail.about,
      recipient: to ?? mail.recipient,
      subject: mail.subject,
      html: mail.html,
      plain_text: mail.plain_text,
      attachments: toJson(mail.attachments),
      headers: toJson(mail.headers),
      locale: mail.locale,
      provider_id: null,
      sent_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(tx, deliverMail, { mailId: id })
  return true
}

/** Which of the occasions a mail was written for and is still kept. */
export async function listWrittenMails(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const rows = await own(db)
    .selectFrom('mail_messages')
    .select('message_key')
    .where('message_key', 'in', keys)
    .execute()
  return new Set(rows.map((row) => row.message_key))
}
