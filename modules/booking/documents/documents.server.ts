import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Locale, Localised } from '#kernel/locale.ts'
import type { LegalRegime } from '#modules/catalog/index.ts'
import type { ConsentKind } from '../domain/checkout.ts'
import type { StoredDocument } from '../domain/order.ts'
import agreements from './agreements.json' with { type: 'json' }

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
export type LegalDocument = { id: DocumentId; version: string; path: string | null; title: Localised; body: Localised }

const byLocale = z.object({ tr: z.string(), en: z.string(), ar: z.string() })

const documents: LegalDocument[] = z
  .object({
    documents: z.array(
      z.object({
        id: z.enum(documentIds),
        version: z.string(),
        path: z.string().nullable(),
        title: byLocale,
        body: byLocale,
      }),
    ),
  })
  .parse(agreements).documents

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

export function getDocument(id: DocumentId): LegalDocument {
  const found = documents.find((document) => document.id === id)
  if (!found) throw new Error(`no text for the document ${id}`)
  return found
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
  return document.body[locale].replace(/\{(\w+)\}/g, (_, name: string) => escapeHtml(facts[name] ?? '—'))
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
