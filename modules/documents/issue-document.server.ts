import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import { addMonths, dayInIstanbul } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { documentColumns, listOfOccasion, takeSerial, toDocument, type Occasion } from './data/issued.server.ts'
import { own } from './data/tables.server.ts'
import { documentNumber, isNumbered, KEPT_YEARS, type IssuedDocument } from './domain/issued.ts'

export type NewDocument = Occasion & {
  locale: Locale
  /** Of the template or the legal text. */
  version: string
  /** What the file is called; `number` is null for kinds without one. */
  title: (number: string | null) => string
  /** Sets the document. Called inside the transaction and not at all when it was issued before; `issuedAt` is the original's. */
  make: (number: string | null, issuedAt: Date) => Promise<Uint8Array> | Uint8Array
}

export type IssuedFile = { document: IssuedDocument; bytes: Uint8Array }

/**
 * Hands out a document and keeps it: its bytes, their hash, its version. Issued again for the same occasion and language
 * it is the very same file; in another language it is a copy under the number of the first. A number is taken in the
 * caller's transaction, so that none is lost and none is given twice; those who issue about one thing wait for each other.
 *
 * @throws Error outside a transaction, or when the file is larger than 4 MB.
 */
export async function issueDocument(tx: Db, wish: NewDocument, now: Date): Promise<IssuedFile> {
  if (!tx.isTransaction) throw new Error('documents are issued inside a transaction')
  const { subject, kind, source, locale, version } = wish
  const lock = `${subject.kind} ${subject.ref} ${kind} ${source}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 22))`.execute(tx)
  const issued = await listOfOccasion(tx, wish)
  const same = issued.find((each) => each.locale === locale)
  if (same) {
    const { bytes, ...document } = same
    return { document, bytes }
  }
  const [original] = issued
  const number = original ? original.number : await takeNumber(tx, wish, now)
  const bytes = await wish.make(number, original?.createdAt ?? now)
  const row = await own(tx)
    .insertInto('issued_documents')
    .values({
      subject_kind: subject.kind,
      subject_ref: subject.ref,
      kind,
      source,
      locale,
      number,
      is_original: original === undefined,
      version,
      title: wish.title(number),
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytes,
      created_at: now,
      keep_until: addMonths(dayInIstanbul(now), KEPT_YEARS * 12),
    })
    .returning(documentColumns)
    .executeTakeFirstOrThrow()
  return { document: toDocument(row), bytes }
}

async function takeNumber(tx: Db, { kind }: NewDocument, now: Date): Promise<string | null> {
  if (!isNumbered(kind)) return null
  const year = Number(dayInIstanbul(now).slice(0, 4))
  return documentNumber(kind, year, await takeSerial(tx, kind, year))
}
