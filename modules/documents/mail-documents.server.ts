import type { Db } from '#platform/db/client.server.ts'
import { queueMail, type Mail } from '#platform/mail/queue-mail.server.ts'
import { own } from './data/tables.server.ts'
import type { IssuedFile } from './issue-document.server.ts'

/**
 * Writes a mail that carries issued documents, and notes for each which mail carries it to whom. What is attached are
 * the kept bytes. False, and nothing is noted, when a mail with this key was written before or
 * nobody has an address.
 */
export async function mailDocuments(
  tx: Db,
  mail: Omit<Mail, 'attachments'>,
  files: readonly IssuedFile[],
  now: Date,
): Promise<boolean> {
  const attachments = files.map(({ document, bytes }) => ({
    filename: `${document.title}.pdf`,
    contentType: 'application/pdf',
    bytes,
  }))
  const isNew = await queueMail(tx, { ...mail, attachments })
  if (!isNew || files.length === 0) return isNew
  await own(tx)
    .insertInto('document_deliveries')
    .values(
      files.map(({ document }) => ({
        document_id: document.id,
        mail_key: mail.key,
        recipient: mail.to,
        queued_at: now,
      })),
    )
    .execute()
  return true
}
