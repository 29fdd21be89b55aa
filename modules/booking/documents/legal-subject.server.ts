import { joinList } from '#kernel/join-list.ts'
import type { Locale } from '#kernel/locale.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { findSoldTour } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import type { Order } from '../data/read-orders.server.ts'
import type { Agency } from './agency.ts'
import type { DocumentSubject } from './document-facts.ts'
import { legalTermsSetting } from './legal-terms.server.ts'

/** What a legal text says of an order. */
export async function legalSubjectOf(
  db: Db,
  order: Order,
  agency: Agency,
  locale: Locale,
  now: Date,
): Promise<DocumentSubject> {
  const { contact } = order
  const tours: DocumentSubject['tours'] = []
  for (const snapshot of order.tours) {
    tours.push({
      snapshot,
      details: await findSoldTour(db, { id: snapshot.tourId, locale, today: dayInIstanbul(now) }),
    })
  }
  return {
    agency,
    terms: await readSetting(db, legalTermsSetting),
    total: order.total,
    discount: order.discount,
    parts: order.parts,
    tours,
    order: {
      orderNo: order.orderNo,
      placedOn: dayInIstanbul(order.placedAt),
      customer: `${contact.firstName} ${contact.lastName}`,
      address: joinList([contact.address, contact.city].filter(Boolean), locale),
      phone: contact.phone,
      email: contact.email,
      travellers: order.tours.flatMap(({ passengers }) =>
        passengers.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
      ),
    },
  }
}
