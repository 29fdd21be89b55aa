import { createHash } from 'node:crypto'
import { z } from 'zod'
import { formatDate } from '#kernel/format-date.ts'
import type { Locale, Localised } from '#kernel/locale.ts'
import { plainDate, type PlainDate } from '#kernel/plain-date.ts'
import type { LegalRegime } from '#modules/catalog/index.ts'
import type { ConsentKind } from '../domain/checkout.ts'
import type { StoredDocument } from '../domain/order.ts'
import agreements from './agreements.json' with { type: 'json' }
import earlierAgreements from './earlier-agreements.json' with { type: 'json' }

export const documentIds = [
  'pre-information-form',
  'package-tour-contract',
  'distance-sales-agreement',
  'refund-agreement',
  'privacy-notice',
  'explicit-consent',
  'commercial-message-consent',
] as const

export type DocumentId = (typeof documentIds)[number]

/** A legal text of one version; `{names}` in the body stand for the facts of an order. */
export type LegalDocument = {
  id: DocumentId
  version: string
  validFrom: PlainDate
  path: string | null
  title: Localised
  body: Localised
}

const byLocale = z.object({ tr: z.string(), en: z.string(), ar: z.string() })

const Documents = z.object({
  documents: z.array(
    z.object({
      id: z.enum(documentIds),
      version: z.string(),
      validFrom: z.iso.date().transform(plainDate),
      path: z.string().nullable(),
      title: byLocale,
      body: byLocale,
    }),
  ),
})

const current: LegalDocument[] = Documents.parse(agreements).documents

/** A text that orders were placed under is never changed: it comes here word for word, and a new version takes its place. */
const earlier: LegalDocument[] = Documents.parse(earlierAgreements).documents

const contractsOf: Record<LegalRegime, readonly DocumentId[]> = {
  package_tour: ['package-tour-contract', 'refund-agreement'],
  distance_dated: ['distance-sales-agreement', 'refund-agreement'],
  distance_carriage: ['distance-sales-agreement'],
}

/** The texts behind each tick of the checkout, for what is in the order; a mixed order shows each text once. */
export function documentsByConsent(regimes: readonly LegalRegime[]): Record<ConsentKind, DocumentId[]> {
  return {
    preInformation: ['pre-information-form'],
    terms: [...new Set(regimes.flatMap((regime) => contractsOf[regime]))],
    privacy: ['privacy-notice'],
    personalData: ['explicit-consent'],
    health: ['explicit-consent'],
    marketing: ['commercial-message-consent'],
  }
}

/** The text of today, or the one of a version. @throws Error for a version that never was. */
export function getDocument(id: DocumentId, version?: string): LegalDocument {
  const found = listDocumentVersions(id).find((document) => version === undefined || document.version === version)
  if (!found) throw new Error(`no text for the document ${id}`)
  return found
}

/** Every version of a text, the one in force first. */
export function listDocumentVersions(id: DocumentId): LegalDocument[] {
  const before = earlier.filter((document) => document.id === id)
  return [
    ...current.filter((document) => document.id === id),
    ...before.toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1)),
  ]
}

/** The texts an order is placed under, each with its version and the hash of its words in the customer's language. */
export function documentsOfOrder(
  regimes: readonly LegalRegime[],
  given: Record<ConsentKind, boolean>,
  locale: Locale,
): StoredDocument[] {
  const byConsent = documentsByConsent(regimes)
  const kinds = Object.keys(byConsent) as ConsentKind[]
  const ids = new Set(kinds.filter((kind) => given[kind]).flatMap((kind) => byConsent[kind]))
  return [...ids].map((id) => {
    const { version, body } = getDocument(id)
    return { id, version, sha256: createHash('sha256').update(body[locale]).digest('hex'), locale }
  })
}

/** The body with its facts filled in; facts are escaped, those that are not known yet become a dash. */
export function fillDocument(document: LegalDocument, locale: Locale, facts: Partial<Record<string, string>>): string {
  const all: Partial<Record<string, string>> = {
    version: document.version,
    effectiveDate: formatDate(document.validFrom, locale),
    ...facts,
  }
  return document.body[locale].replace(/\{(\w+)\}/g, (_, name: string) => escapeHtml(all[name] ?? '—'))
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
