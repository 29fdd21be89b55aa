import type { Locale } from '#kernel/locale.ts'
import { zero, type Currency } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { findSoldTour } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import type { Agency } from './documents/agency.ts'
import { factsOf, type DocumentSubject } from './documents/document-facts.ts'
import { documentWords } from './documents/document-words.ts'
import { fillDocument } from './documents/documents.server.ts'
import type { DocumentId } from './domain/document-id.ts'
import { getDocument } from './documents/legal-texts.server.ts'
import { legalTermsSetting } from './documents/legal-terms.server.ts'
import type { PriceLine } from './domain/price-cart.ts'
import { snapshotsOf } from './order-items.ts'
import { legalSubjectOf } from './documents/legal-subject.server.ts'
import { findOrder } from './data/read-orders.server.ts'
import { quoteCart, type AgreedPrice } from './quote-cart.server.ts'

export type DocumentRequest = {
  id: DocumentId
  lines: readonly PriceLine[]
  currency: Currency | undefined
  /** The offer of a waiting list that the cart takes. */
  waitingToken?: string | undefined
  agency: Agency
  locale: Locale
  /** For an offer of an agency: whose seats count as free, and what was agreed instead of the shop's prices. */
  holderId?: string
  agreedPrices?: readonly AgreedPrice[]
}

/**
 * A legal text in one language with the facts of a cart, before anything is ordered: what is not known yet, such as the
 * customer's name, is a dash. A cart that cannot be bought gives the text without facts of a tour.
 */
export async function readDocument(
  db: Db,
  { id, agency, locale, ...asked }: DocumentRequest,
  now: Date,
): Promise<{ id: DocumentId; title: string; version: string; html: string }> {
  const document = await getDocument(db, id)
  const { currency } = asked
  const quote = await quoteCart(db, { ...asked, isMember: false }, now)
  const snapshots = quote.ok ? snapshotsOf(quote.value) : []
  const tours: DocumentSubject['tours'] = []
  for (const snapshot of snapshots) {
    tours.push({
      snapshot,
      details: await findSoldTour(db, { id: snapshot.tourId, locale, today: dayInIstanbul(now) }),
    })
  }
  const total = quote.ok ? quote.value.total : zero(currency ?? 'TRY')
  const facts = factsOf({ agency, terms: await readSetting(db, legalTermsSetting), total, tours }, locale)
  return { id, title: document.title[locale], version: document.version, html: fillDocument(document, locale, facts) }
}

/**
 * A legal text of today with the facts of an order, for a customer who is still to agree to it. `undefined` when there is
 * no such order.
 */
export async function readOrderDocument(
  db: Db,
  { id, orderId, agency, locale }: { id: DocumentId; orderId: string; agency: Agency; locale: Locale },
  now: Date,
): Promise<{ id: DocumentId; title: string; version: string; html: string } | undefined> {
  const order = await findOrder(db, { id: orderId })
  if (!order) return undefined
  const document = await getDocument(db, id)
  const facts = factsOf(await legalSubjectOf(db, order, agency, locale, now), locale)
  return { id, title: document.title[locale], version: document.version, html: fillDocument(document, locale, facts) }
}

/** The consent of today for something that is paid by a link: of its journey no more is known than what the link says. */
export async function readPayerConsent(
  db: Db,
  { title, agency, locale }: { title: string; agency: Agency; locale: Locale },
): Promise<{ title: string; version: string; html: string }> {
  const document = await getDocument(db, 'explicit-consent')
  const terms = await readSetting(db, legalTermsSetting)
  const facts = factsOf({ agency, terms, total: zero('TRY'), tours: [] }, locale)
  const recipients = documentWords[locale]['recipients-of-journey']
  const html = fillDocument(document, locale, { ...facts, tourTitle: title, recipients })
  return { title: document.title[locale], version: document.version, html }
}
