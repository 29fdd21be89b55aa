import { moneyOnWire } from '#app/wire/wire.ts'
import { paths } from '#app/addresses/paths.ts'
import type { IssuedDocument } from '#modules/documents/index.ts'
import { documentOnWire } from './document-on-wire.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Order } from '#modules/booking/index.server.ts'
import { partOnWire } from './part-on-wire.ts'

/** An order as its customer may read it: papers of travellers stay out. */
export function orderOnWire(order: Order, documents: readonly IssuedDocument[], today: PlainDate) {
  return {
    id: order.publicId,
    orderNo: order.orderNo,
    status: order.state,
    placedAt: order.placedAt.toISOString(),
    contact: { firstName: order.contact.firstName, lastName: order.contact.lastName, email: order.contact.email },
    items: order.tours.map((tour) => ({
      id: tour.tourId,
      title: tour.tourName[order.locale],
      departureDate: tour.departsOn,
      returnDate: tour.returnsOn,
      lines: tour.lines.map(({ fare, quantity, unitPrice, lineTotal }) => ({
        roomType: fare,
        quantity,
        unitPrice: moneyOnWire(unitPrice),
        lineTotal: moneyOnWire(lineTotal),
      })),
      passengers: tour.passengers.map(({ firstName, lastName, fare }) => ({
        name: firstName,
        surname: lastName,
        roomType: fare,
      })),
    })),
    subtotal: moneyOnWire(order.subtotal),
    discount: moneyOnWire(order.discount),
    tax: moneyOnWire(order.tax),
    total: moneyOnWire(order.total),
    paid: moneyOnWire(order.paid),
    plan: order.parts.map((part) => partOnWire(part, order.state, today)),
    documents: documents.map((document) =>
      documentOnWire(document, paths.orderDocument(order.locale, order.publicId, document.id, order.accessToken)),
    ),
  }
}
