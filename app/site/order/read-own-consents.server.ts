import { findAgency } from '#app/work/find-agency.server.ts'
import type { Locale } from '#kernel/locale.ts'
import { missingOwnConsents, ownConsents, type OwnConsent } from '#modules/booking/index.ts'
import { readOrderDocument, type Order } from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'

/** What the customer of an order still has to consent to themselves, with its text; nothing when all is given. */
export async function readMissingConsents(db: Db, order: Order, locale: Locale, now: Date) {
  const kinds = missingOwnConsents(order)
  if (kinds.length === 0) return undefined
  const agency = await findAgency(db, locale)
  const document = await readOrderDocument(db, { id: 'explicit-consent', orderId: order.id, agency, locale }, now)
  const isPilgrimage = order.tours.some(({ kind }) => kind === 'umrah' || kind === 'hajj')
  return document && { kinds, document, isPilgrimage }
}

/** The own consents among what a form brings. */
export function readOwnConsents(fields: Record<string, string>): OwnConsent[] {
  return ownConsents.filter((kind) => fields[`consents.${kind}`] === 'on')
}
