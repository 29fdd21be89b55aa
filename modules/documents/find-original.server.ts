import type { Db } from '#platform/db/client.server.ts'
import { listOfOccasion } from './data/issued.server.ts'
import { own } from './data/tables.server.ts'
import type { IssuedKind } from './domain/issued.ts'
import type { IssuedFile } from './issue-document.server.ts'

/** The document that was issued first about one of these sources, whatever it stands under now. */
export async function findOriginal(
  db: Db,
  { kind, sources }: { kind: IssuedKind; sources: readonly string[] },
): Promise<IssuedFile | undefined> {
  const row = await own(db)
    .selectFrom('issued_documents')
    .select(['subject_kind', 'subject_ref', 'source'])
    .where('kind', '=', kind)
    .where('source', 'in', [...sources])
    .where('is_original', '=', true)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const subject = { kind: row.subject_kind, ref: row.subject_ref }
  const [original] = await listOfOccasion(db, { subject, kind, source: row.source })
  if (!original) return undefined
  const { bytes, ...document } = original
  return { document, bytes }
}
