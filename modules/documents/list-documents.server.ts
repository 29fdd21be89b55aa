import type { Db } from '#platform/db/client.server.ts'
import { listMailStates } from '#platform/mail/list-mails.server.ts'
import { documentColumns, toDocument } from './data/issued.server.ts'
import { own } from './data/tables.server.ts'
import type { DocumentSubject, IssuedDocument } from './domain/issued.ts'

/** A mail that carried a document; `sentAt` is null until the mail server has taken it. */
export type DocumentDelivery = { to: string; queuedAt: Date; sentAt: Date | null; mailId: string | null }

export type ListedDocument = IssuedDocument & { deliveries: DocumentDelivery[] }

/**
 * The documents of one subject with the mails that carried them, the newest first, those of one moment by kind; at most
 * two hundred.
 */
export async function listDocuments(db: Db, subject: DocumentSubject): Promise<ListedDocument[]> {
  const rows = await own(db)
    .selectFrom('issued_documents')
    .select(documentColumns)
    .where('subject_kind', '=', subject.kind)
    .where('subject_ref', '=', subject.ref)
    .orderBy('created_at', 'desc')
    .orderBy('kind', 'desc')
    .orderBy('id')
    .limit(200)
    .execute()
  if (rows.length === 0) return []
  const deliveries = await own(db)
    .selectFrom('document_deliveries')
    .select(['document_id', 'mail_key', 'recipient', 'queued_at'])
    .where(
      'document_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('queued_at')
    .limit(1000)
    .execute()
  const mails = await listMailStates(db, [...new Set(deliveries.map(({ mail_key }) => mail_key))])
  return rows.map((row) => ({
    ...toDocument(row),
    deliveries: deliveries
      .filter(({ document_id }) => document_id === row.id)
      .map(({ recipient, queued_at, mail_key }) => {
        const mail = mails.get(mail_key)
        return { to: recipient, queuedAt: queued_at, sentAt: mail?.sentAt ?? null, mailId: mail?.id ?? null }
      }),
  }))
}
