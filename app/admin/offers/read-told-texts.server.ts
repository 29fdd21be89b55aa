import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Offer } from '#modules/agents/index.server.ts'
import { toldKinds } from '#modules/booking/index.ts'
import { documentsByConsent, listDocumentsInForce } from '#modules/booking/index.server.ts'
import { findDeparturesForSale } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { ToldTexts } from './telephone-card.tsx'

/** The texts in force that the customer of an offer has to know before they agree. */
export async function readToldTexts(
  db: Db,
  { lines }: Pick<Offer, 'lines'>,
  locale: Locale,
  today: PlainDate,
): Promise<ToldTexts> {
  const ids = [...new Set(lines.map(({ tourId }) => tourId))]
  const departures = await findDeparturesForSale(db, ids, today)
  const documents = documentsByConsent([...new Set(departures.map(({ legalRegime }) => legalRegime))])
  const inForce = await listDocumentsInForce(db)
  const texts = toldKinds.map((kind) => [
    kind,
    documents[kind].map((id) => ({ id, title: inForce[id].title[locale], version: inForce[id].version })),
  ])
  return Object.fromEntries(texts) as ToldTexts
}
