import type { Locale } from '#kernel/locale.ts'
import type { ConsentKind } from '#modules/booking/index.ts'
import { documentsByConsent, listDocumentsInForce, type CartGroup } from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { ConsentDocuments } from './consents-section.tsx'

/** The texts behind each tick, for what is in the order; one query. */
export async function consentDocuments(db: Db, { tours }: CartGroup, locale: Locale): Promise<ConsentDocuments> {
  const inForce = await listDocumentsInForce(db)
  const regimes = [...new Set(tours.map(({ departure }) => departure.legalRegime))]
  const titled = Object.entries(documentsByConsent(regimes)).map(([kind, ids]) => [
    kind,
    ids.map((id) => ({ id, title: inForce[id].title[locale] })),
  ])
  return Object.fromEntries(titled) as Record<ConsentKind, { id: string; title: string }[]>
}
