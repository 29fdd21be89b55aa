import type { Locale } from '#kernel/locale.ts'
import type { ConsentKind } from '#modules/booking/index.ts'
import { documentsByConsent, getDocument, type CartGroup } from '#modules/booking/index.server.ts'
import type { ConsentDocuments } from './consents-section.tsx'

/** The texts behind each tick, for what is in the order. */
export function consentDocuments({ tours }: CartGroup, locale: Locale): ConsentDocuments {
  const regimes = [...new Set(tours.map(({ departure }) => departure.legalRegime))]
  const titled = Object.entries(documentsByConsent(regimes)).map(([kind, ids]) => [
    kind,
    ids.map((id) => ({ id, title: getDocument(id).title[locale] })),
  ])
  return Object.fromEntries(titled) as Record<ConsentKind, { id: string; title: string }[]>
}
