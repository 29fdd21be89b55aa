import { z } from 'zod'
import { formatDate } from '#kernel/format-date.ts'
import { inEveryLocale, type Locale, type Localised } from '#kernel/locale.ts'
import { plainDate, type PlainDate } from '#kernel/plain-date.ts'
import type { LegalRegime } from '#modules/catalog/index.ts'
import type { PayerConsent } from '#modules/payments/index.ts'
import type { ConsentKind } from '../domain/checkout.ts'
import { documentIds, type DocumentId } from '../domain/document-id.ts'
import agreements from './agreements.json' with { type: 'json' }
import earlierAgreements from './earlier-agreements.json' with { type: 'json' }
import { fillLegalText } from './fill-legal-text.ts'
import { versionName } from './version-name.ts'

/** A legal text of one version; `{names}` in the body stand for the facts of an order. */
export type LegalDocument = {
  id: DocumentId
  version: string
  validFrom: PlainDate
  path: string | null
  title: Localised
  body: Localised
}

const byLocale = z.object(inEveryLocale(() => z.string()))

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

/**
 * The texts behind each tick of a payment link. It asks for money and sells no journey: the contract of one is concluded
 * where it is agreed on, so these are the texts that hold for whatever is paid.
 */
export const documentsByPayerConsent: Record<PayerConsent, readonly DocumentId[]> = {
  terms: ['distance-sales-agreement', 'refund-agreement'],
  privacy: ['privacy-notice'],
  personalData: ['explicit-consent'],
}

/** The versions that the program comes with, the newest first. @throws Error when there is none. */
export function deliveredVersions(id: DocumentId): [LegalDocument, ...LegalDocument[]] {
  const before = earlier.filter((document) => document.id === id)
  const [newest, ...others] = [
    ...current.filter((document) => document.id === id),
    ...before.toSorted((a, b) => (a.validFrom < b.validFrom || a.version < b.version ? 1 : -1)),
  ]
  if (!newest) throw new Error(`no text for the document ${id}`)
  return [newest, ...others]
}

/** The body with its facts filled in. A fact that is not known yet becomes a dash. */
export function fillDocument(document: LegalDocument, locale: Locale, facts: Partial<Record<string, string>>): string {
  const all: Partial<Record<string, string>> = {
    version: versionName(document.version),
    effectiveDate: formatDate(document.validFrom, locale),
    ...facts,
  }
  return fillLegalText(document.body[locale], all, () => '—')
}
