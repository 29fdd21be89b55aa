import type { Db } from '#platform/db/client.server.ts'
import { forgetUndeliveredTo } from '#platform/undelivered/forget-undelivered.server.ts'
import { own } from './tables.server.ts'

/** The subjects of the mails that were written to an address, and when. */
export async function listMailsTo(db: Db, email: string): Promise<{ subject: string; createdAt: Date }[]> {
  const rows = await own(db)
    .selectFrom('mail_messages')
    .select(['subject', 'created_at'])
    .where((mail) => mail(mail.fn<string>('lower', ['recipient']), '=', email.toLowerCase()))
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({ subject: row.subject, createdAt: row.created_at }))
}

/** Deletes the copies of mails to an address, inside the caller's transaction; those that wait are not sent any more. */
export async function removeMailsTo(tx: Db, email: string): Promise<void> {
  await forgetUndeliveredTo(tx, email)
  await own(tx)
    .deleteFrom('mail_messages')
    .where((mail) => mail(mail.fn<string>('lower', ['recipient']), '=', email.toLowerCase()))
    .execute()
}

/** Deletes the copies of mails that were written before an instant and do not wait to be sent. */
export async function removeMailsBefore(db: Db, before: Date): Promise<void> {
  await own(db).deleteFrom('mail_messages').where('created_at', '<', before).where('state', '<>', 'queued').execute()
}
