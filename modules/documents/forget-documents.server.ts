import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

export type DocumentSubject = { kind: 'order' | 'link'; ref: string }

/** What documents are about whose time was over before `today`, the oldest first. At most `limit`. */
export async function listForgettable(
  db: Db,
  { today, limit }: { today: PlainDate; limit: number },
): Promise<DocumentSubject[]> {
  const rows = await own(db)
    .selectFrom('issued_documents')
    .select(['subject_kind', 'subject_ref'])
    .where('keep_until', '<', today)
    .groupBy(['subject_kind', 'subject_ref'])
    .orderBy((document) => document.fn.min('keep_until'))
    .orderBy('subject_ref')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ kind: row.subject_kind, ref: row.subject_ref }))
}

/**
 * Removes the documents of a subject whose time was over before `today`, with the notes of who got them, inside the
 * caller's transaction; younger ones stay. Gives how many went. The database refuses it for documents whose time is not
 * over.
 */
export async function forgetDocuments(tx: Db, { kind, ref }: DocumentSubject, today: PlainDate): Promise<number> {
  const due = await own(tx)
    .selectFrom('issued_documents')
    .select('id')
    .where('subject_kind', '=', kind)
    .where('subject_ref', '=', ref)
    .where('keep_until', '<', today)
    .orderBy('id')
    .limit(500)
    .execute()
  if (due.length === 0) return 0
  const ids = due.map(({ id }) => id)
  await own(tx).deleteFrom('document_deliveries').where('document_id', 'in', ids).execute()
  await own(tx).deleteFrom('issued_documents').where('id', 'in', ids).execute()
  return ids.length
}
