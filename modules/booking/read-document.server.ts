import type { Locale } from '#kernel/locale.ts'
import { zero, type Currency } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { findTour } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import type { Agency } from './documents/agency.ts'
import { factsOf, type DocumentSubject } from './documents/document-facts.ts'
import { fillDocument, type DocumentId } from './documents/documents.server.ts'
import { getDocument } from './documents/legal-texts.server.ts'
import { legalTermsSetting } from './documents/legal-terms.server.ts'
import type { PriceLine } from './domain/price-cart.ts'
import { snapshotsOf } from './order-items.ts'
import { quoteCart } from './quote-cart.server.ts'

export type DocumentRequest = {
  id: DocumentId
  lines: readonly PriceLine[]
  currency: Currency | undefined
  /** The offer of a waiting list that the cart takes. */
  waitingToken?: string | undefined
  agency: Agency
  locale: Locale
}

/**
 * A legal text in one language with the facts of a cart, before anything is ordered: what is not known yet, such as the
 * customer's name, is a dash. A cart that cannot be bought gives the text without facts of a tour.
 */
export async function readDocument(
  db: Db,
  { id, lines, currency, waitingToken, agency, locale }: DocumentRequest,
  now: Date,
): Promise<{ id: DocumentId; title: string; version: string; html: string }> {
  const document = await getDocument(db, id)
  const quote = await quoteCart(db, { lines, currency, waitingToken, isMember: false }, now)
  const snapshots = quote.ok ? snapshotsOf(quote.value) : []
  const tours: DocumentSubject['tours'] = []
  for (const snapshot of snapshots) {
    tours.push({ snapshot, details: await findTour(db, { id: snapshot.tourId, locale, today: dayInIstanbul(now) }) })
  }
  const total = quote.ok ? quote.value.total : zero(currency ?? 'TRY')
  const facts = factsOf({ agency, terms: await readSetting(db, legalTermsSetting), total, tours }, locale)
  return { id, title: document.title[locale], version: document.version, html: fillDocument(document, locale, facts) }
}
