import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import { inEveryLocale, locales, type Locale, type Localised } from '#kernel/locale.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { invalidatePages } from '#platform/cache/invalidate-pages.server.ts'
import { noted } from '#platform/cache/page-notes.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { sanitiseHtml } from '#platform/html/sanitise-html.server.ts'
import type { LegalRegime } from '#modules/catalog/index.ts'
import { payerConsents, type PayerConsent } from '#modules/payments/index.ts'
import { own } from '../data/tables.server.ts'
import type { ConsentKind } from '../domain/checkout.ts'
import { documentIds, type DocumentId } from '../domain/document-id.ts'
import type { StoredDocument } from '../domain/order.ts'
import {
  deliveredVersions,
  documentsByConsent,
  documentsByPayerConsent,
  type LegalDocument,
} from './documents.server.ts'
import { namesIn } from './fill-legal-text.ts'
import { canBeSet } from './html-blocks.ts'

const byLocale = z.object(inEveryLocale(() => z.string()))

const titleText = z.string().trim().min(3).max(160)
const bodyText = z.string().trim().min(20).max(100_000)

/** A legal text as staff write it: whole in all three languages, for a customer may agree to it in any. */
export const legalTextDraft = z.object({
  title: z.object(inEveryLocale(() => titleText)),
  body: z.object(inEveryLocale(() => bodyText)),
})

export type LegalTextDraft = z.output<typeof legalTextDraft>

export type LegalTextFailure =
  /** Somebody published another version since; `current` is in force now. */
  | { code: 'edit-conflict'; current: LegalDocument }
  /** Names in braces that no order can fill, by the fields in which they stand. */
  | { code: 'unknown-name'; places: string[] }
  /** What the papers of orders cannot hold: pictures, links, words outside of paragraphs. */
  | { code: 'not-for-paper'; places: string[] }

/**
 * Every version of a text, the one in force first. What staff have written once is not replaced by a text that the
 * program comes with later. One query.
 */
export async function listDocumentVersions(db: Db, id: DocumentId): Promise<LegalDocument[]> {
  return versionsOf(id, await readWritten(db, [id]))
}

export type DocumentsInForce = Readonly<Record<DocumentId, LegalDocument>>

/** The texts in force; one query. */
export async function listDocumentsInForce(db: Db): Promise<DocumentsInForce> {
  const written = await readWritten(db, documentIds)
  const inForce = documentIds.map((id) => [id, versionsOf(id, written)[0]])
  return Object.fromEntries(inForce) as DocumentsInForce
}

/** The text of today, or the one of a version. @throws Error for a version that never was. */
export async function getDocument(db: Db, id: DocumentId, version?: string): Promise<LegalDocument> {
  const versions = [...(await listDocumentVersions(db, id)), ...deliveredVersions(id)]
  const found = versions.find((document) => version === undefined || document.version === version)
  if (!found) throw new Error(`no text for the document ${id}`)
  return found
}

/** The texts an order is placed under, each with its version and the hash of its words in the customer's language. */
export function documentsOfOrder(
  inForce: DocumentsInForce,
  { regimes, given, locale }: { regimes: readonly LegalRegime[]; given: Record<ConsentKind, boolean>; locale: Locale },
): StoredDocument[] {
  const byConsent = documentsByConsent(regimes)
  const kinds = Object.keys(byConsent) as ConsentKind[]
  return storedDocuments(
    inForce,
    kinds.filter((kind) => given[kind]).flatMap((kind) => byConsent[kind]),
    locale,
  )
}

/** The texts that whoever pays a link agrees to by these ticks, as they are kept; none for no ticks. */
export async function documentsOfPayer(
  db: Db,
  { given, locale }: { given: Partial<Record<PayerConsent, boolean | undefined>>; locale: Locale },
): Promise<StoredDocument[]> {
  const ids = payerConsents.filter((kind) => given[kind]).flatMap((kind) => documentsByPayerConsent[kind])
  return ids.length > 0 ? storedDocuments(await listDocumentsInForce(db), ids, locale) : []
}

/**
 * Publishes another version of a text, in force from today on. Earlier ones stay as they were, for those who agreed to
 * them; HTML is cleaned before it is kept. Writers of a text queue. Opens a transaction unless it is given one.
 *
 * Fails with `edit-conflict` when `version` is not in force any more, with `unknown-name` and with `not-for-paper`.
 */
export async function publishLegalText(
  db: Db,
  admin: Admin<'content'>,
  { id, version, draft }: { id: DocumentId; version: string; draft: LegalTextDraft },
  now: Date,
): Promise<Result<{ version: string }, LegalTextFailure>> {
  const places = unknownNames(id, draft)
  if (places.length > 0) return fail({ code: 'unknown-name', places })
  const cleaned = inEachLanguage((locale) => sanitiseHtml(draft.body[locale]))
  const unset = locales.filter((locale) => !canBeSet(cleaned[locale])).map((locale) => `body.${locale}`)
  if (unset.length > 0) return fail({ code: 'not-for-paper', places: unset })
  const work = async (tx: Db): Promise<Result<{ version: string }, LegalTextFailure>> => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`legal-text.${id}`}, 48))`.execute(tx)
    const versions = await listDocumentVersions(tx, id)
    const [current] = versions
    if (!current) throw new Error(`no text for the document ${id}`)
    if (current.version !== version) return fail({ code: 'edit-conflict', current })
    const next = nextVersion(versions)
    await own(tx)
      .insertInto('legal_texts')
      .values({ id, version: next, valid_from: dayInIstanbul(now), title: toJson(draft.title), body: toJson(cleaned) })
      .execute()
    const before = { version, title: current.title, body: current.body }
    const after = { version: next, title: draft.title, body: cleaned }
    await recordAudit(
      tx,
      { actor: admin, action: 'content.change', subject: { kind: 'agreement', id }, before, after },
      now,
    )
    await invalidatePages(tx, legalTextTag(id))
    return ok({ version: next })
  }
  return inTransaction(db, work)
}

function storedDocuments(inForce: DocumentsInForce, ids: readonly DocumentId[], locale: Locale): StoredDocument[] {
  return [...new Set(ids)].map((id) => {
    const { version, body } = inForce[id]
    return { id, version, sha256: createHash('sha256').update(body[locale]).digest('hex'), locale }
  })
}

function readWritten(db: Db, ids: readonly DocumentId[]): Promise<LegalDocument[]> {
  return noted(['legalTexts', ids], ids.map(legalTextTag), async () => {
    const rows = await own(db)
      .selectFrom('legal_texts')
      .select(['id', 'version', 'valid_from', 'title', 'body'])
      .where('id', 'in', ids)
      .orderBy('number', 'desc')
      .limit(1000)
      .execute()
    return rows.map(({ id, version, valid_from: validFrom, title: titles, body: bodies }) => ({
      id,
      version,
      validFrom,
      path: deliveredVersions(id)[0].path,
      title: byLocale.parse(titles),
      body: byLocale.parse(bodies),
    }))
  })
}

/** What pages that show a legal text are told when it changed. */
function legalTextTag(id: DocumentId): string {
  return `content/legal/${id}`
}

function versionsOf(id: DocumentId, all: readonly LegalDocument[]): LegalDocument[] {
  const written = all.filter((each) => each.id === id)
  const first = written.at(-1)
  const delivered = deliveredVersions(id).filter(({ validFrom }) => !first || validFrom <= first.validFrom)
  return [...written, ...delivered]
}

function inEachLanguage(textOf: (locale: Locale) => string): Localised {
  return inEveryLocale(textOf)
}

/** A number below that of the delivered text, so that no later delivery takes it: 0.3, 0.3.1, 0.3.2. */
function nextVersion(versions: readonly LegalDocument[]): string {
  const [base = '0', written = '0'] = /^(\d+\.\d+)(?:\.(\d+))?/.exec(versions[0]?.version ?? '')?.slice(1) ?? []
  return `${base}.${Number(written) + 1}`
}

/** Names that stand in no delivered text of this kind: an order could not fill them. */
function unknownNames(id: DocumentId, { body: texts }: LegalTextDraft): string[] {
  const known = new Set(deliveredVersions(id).flatMap((each) => Object.values(each.body).flatMap(namesIn)))
  return Object.entries(texts).flatMap(([language, text]) =>
    namesIn(text).every((name) => known.has(name)) ? [] : [`body.${language}`],
  )
}
