import type { ColumnType, Generated, Kysely } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'

/** A file that travels with a mail; its bytes as base64. */
export type MailAttachment = { filename: string; contentType: string; content: string }

export type MailTables = {
  mail_messages: {
    id: Generated<string>
    message_key: string
    /** What it is of, as `order:<id>`; empty for what nobody is told of when it does not arrive. */
    about: Generated<string>
    recipient: string
    subject: string
    html: string
    plain_text: string
    attachments: ColumnType<MailAttachment[], string, string>
    headers: ColumnType<Record<string, string>, string, string>
    locale: Locale
    state: Generated<'queued' | 'sent' | 'failed'>
    tries: Generated<number>
    provider_id: string | null
    created_at: Generated<Date>
    sent_at: Date | null
  }
}

export function own(db: Db): Kysely<MailTables> {
  return db.withTables<MailTables>()
}
