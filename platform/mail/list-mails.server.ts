import { sql } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'
import { own, type MailAttachment } from './tables.server.ts'

export type KeptMail = {
  id: string
  to: string
  subject: string
  locale: string
  state: 'queued' | 'sent' | 'failed'
  createdAt: Date
  attachments: string[]
}

const LATEST = 200

/** The latest two hundred mails, the newest first. */
export async function listMails(db: Db): Promise<KeptMail[]> {
  const rows = await own(db)
    .selectFrom('mail_messages')
    .select(['id', 'recipient', 'subject', 'locale', 'state', 'created_at'])
    .select(sql<string[]>`jsonb_path_query_array(attachments, '$[*].filename')`.as('attachments'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(LATEST)
    .execute()
  return rows.map(({ recipient, created_at, ...row }) => ({
    ...row,
    to: recipient,
    createdAt: created_at,
  }))
}

/** The latest mails to an address, the newest first. */
export async function listMailsOf(
  db: Db,
  email: string,
  limit: number,
): Promise<(Pick<KeptMail, 'id' | 'subject' | 'state' | 'createdAt'> & { key: string })[]> {
  return own(db)
    .selectFrom('mail_messages')
    .select(['id', 'message_key as key', 'subject', 'state', 'created_at as createdAt'])
    .where((mail) => mail(mail.fn<string>('lower', ['recipient']), '=', email.toLowerCase()))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function findMail(
  db: Db,
  id: string,
): Promise<{ html: string; attachments: MailAttachment[] } | undefined> {
  return own(db).selectFrom('mail_messages').select(['html', 'attachments']).where('id', '=', id).executeTakeFirst()
}

/** Which mails were written under these keys, and when the mail server took them. */
export async function listMailStates(
  db: Db,
  keys: readonly string[],
): Promise<Map<string, { id: string; sentAt: Date | null }>> {
  if (keys.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom('mail_messages')
    .select(['id', 'message_key', 'sent_at'])
    .where('message_key', 'in', keys)
    .execute()
  return new Map(rows.map(({ id, message_key, sent_at }) => [message_key, { id, sentAt: sent_at }]))
}
