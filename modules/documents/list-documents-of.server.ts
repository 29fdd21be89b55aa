import type { Db } from '#platform/db/client.server.ts'
import { documentColumns, toDocument } from './data/issued.server.ts'
import { own } from './data/tables.server.ts'
import type { DocumentSubject, IssuedDocument } from './domain/issued.ts'

/** The documents of many subjects of one kind in one question, the newest first and no more than `limit`. */
export async function listDocumentsOf(
  db: Db,
  { kind, refs, limit }: { kind: DocumentSubject['kind']; refs: readonly string[]; limit: number },
): Promise<IssuedDocument[]> {
  if (refs.length === 0) return []
  const rows = await own(db)
    .selectFrom('issued_documents')
    .select(documentColumns)
    .where('subject_kind', '=', kind)
    .where('subject_ref', 'in', refs)
    .orderBy('created_at', 'desc')
    .orderBy('kind', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(toDocument)
}
