import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'
import type { DocumentSubject, IssuedDocument, IssuedKind } from '../domain/issued.ts'
import { own, type DocumentTables } from './tables.server.ts'

type Row = Selectable<DocumentTables['issued_documents']>

/** Everything of a document but its bytes. */
export const documentColumns = [
  'issued_documents.id',
  'issued_documents.subject_kind',
  'issued_documents.subject_ref',
  'issued_documents.kind',
  'issued_documents.source',
  'issued_documents.locale',
  'issued_documents.number',
  'issued_documents.is_original',
  'issued_documents.version',
  'issued_documents.title',
  'issued_documents.sha256',
  'issued_documents.created_at',
  'issued_documents.keep_until',
] as const

export function toDocument(row: Omit<Row, 'bytes'>): IssuedDocument {
  return {
    id: row.id,
    subject: { kind: row.subject_kind, ref: row.subject_ref },
    kind: row.kind,
    source: row.source,
    locale: row.locale,
    number: row.number,
    isOriginal: row.is_original,
    version: row.version,
    title: row.title,
    sha256: row.sha256,
    createdAt: row.created_at,
    keepUntil: row.keep_until,
  }
}

export type Occasion = { subject: DocumentSubject; kind: IssuedKind; source: string }

/** What was issued about one thing, with its bytes: the original first, then its copies in other languages. */
export async function listOfOccasion(
  db: Db,
  { subject, kind, source }: Occasion,
): Promise<(IssuedDocument & { bytes: Uint8Array })[]> {
  const rows = await own(db)
    .selectFrom('issued_documents')
    .select([...documentColumns, 'bytes'])
    .where('subject_kind', '=', subject.kind)
    .where('subject_ref', '=', subject.ref)
    .where('kind', '=', kind)
    .where('source', '=', source)
    .orderBy('is_original', 'desc')
    .orderBy('created_at')
    .limit(10)
    .execute()
  return rows.map((row) => ({ ...toDocument(row), bytes: row.bytes }))
}

/** Takes the next number of a kind and year; whoever else wants one waits until this transaction ends. */
export async function takeSerial(tx: Db, kind: IssuedKind, year: number): Promise<number> {
  const { last_serial } = await own(tx)
    .insertInto('document_series')
    .values({ kind, year, last_serial: 1 })
    .onConflict((same) =>
      same.columns(['kind', 'year']).doUpdateSet((eb) => ({ last_serial: eb('document_series.last_serial', '+', 1) })),
    )
    .returning('last_serial')
    .executeTakeFirstOrThrow()
  return last_serial
}

export type StoredFile = { document: IssuedDocument; bytes: Uint8Array }

export async function findFile(db: Db, id: string): Promise<StoredFile | undefined> {
  const row = await own(db)
    .selectFrom('issued_documents')
    .select([...documentColumns, 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { document: toDocument(row), bytes: row.bytes }
}
