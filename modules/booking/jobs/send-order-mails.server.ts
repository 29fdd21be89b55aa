import { dayInIstanbul } from '#kernel/plain-date.ts'
import { findTour } from '#modules/catalog/index.server.ts'
import { queueMail, type Mail } from '#platform/mail/queue-mail.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { findOrder, type Order } from '../data/read-orders.server.ts'
import { makeAgreement } from '../documents/agreement.server.ts'
import type { Agency } from '../documents/agency.ts'
import type { DocumentSubject } from '../documents/document-facts.ts'
import { documentIds, getDocument, type DocumentId } from '../documents/documents.server.ts'
import { legalTermsSetting } from '../documents/legal-terms.server.ts'
import { makeVoucher } from '../documents/voucher.server.ts'
import { voucherTexts } from '../documents/voucher-texts.ts'
import { HOLD_MINUTES } from '../domain/order.ts'
import { writeOrderConfirmation } from '../mail/order-confirmation.tsx'
import { writeOrderReceived } from '../mail/order-received.tsx'
import type { BookingWork } from './booking-work.server.ts'

/** The texts a customer must have on paper or in a file of their own. */
const durableDocuments: readonly DocumentId[] = [
  'pre-information-form',
  'package-tour-contract',
  'distance-sales-agreement',
  'refund-agreement',
]

/** Mails the customer that the order is there, with contract and pre-information as files. Once an order. */
export async function sendOrderReceived(work: BookingWork, orderId: string, now: Date): Promise<void> {
  const order = await getOrder(work, orderId)
  const agency = await work.agency(order.locale)
  const subject = await subjectOf(work, order, agency, now)
  const holdUntil = new Date(order.placedAt.getTime() + HOLD_MINUTES * 60_000)
  const mail = await writeOrderReceived(order, agency, urlOf(work, order), holdUntil)
  await send(work, {
    key: `order-received:${order.id}`,
    to: order.contact.email,
    locale: order.locale,
    ...mail,
    attachments: acceptedDocuments(order).map(({ id, version }) => {
      const document = getDocument(id, version)
      return pdfFile(
        `${document.title[order.locale]} ${order.orderNo}`,
        makeAgreement(work.pdf, document, subject, order.locale),
      )
    }),
  })
}

/** Mails the customer that the places are booked, with the voucher. Once an order. */
export async function sendOrderConfirmation(work: BookingWork, orderId: string, now: Date): Promise<void> {
  const order = await getOrder(work, orderId)
  const agency = await work.agency(order.locale)
  const mail = await writeOrderConfirmation(order, agency, urlOf(work, order), order.confirmedAt ?? now)
  const voucher = makeVoucher(work.pdf, order, agency, order.locale)
  await send(work, {
    key: `order-confirmation:${order.id}`,
    to: order.contact.email,
    locale: order.locale,
    ...mail,
    attachments: [pdfFile(`${voucherTexts[order.locale].title} ${order.orderNo}`, voucher)],
  })
}

async function send({ db }: BookingWork, mail: Mail): Promise<void> {
  await db.transaction().execute((tx) => queueMail(tx, mail))
}

async function getOrder({ db }: BookingWork, orderId: string): Promise<Order> {
  const order = await findOrder(db, { id: orderId })
  if (!order) throw new Error(`no order ${orderId}`)
  return order
}

function urlOf({ orderUrl }: BookingWork, { locale, publicId, accessToken }: Order): string {
  return orderUrl(locale, publicId, accessToken)
}

/** The texts in the versions the customer accepted, also when there are newer ones by now. */
function acceptedDocuments(order: Order): { id: DocumentId; version: string }[] {
  return documentIds
    .filter((id) => durableDocuments.includes(id))
    .flatMap((id) => {
      const accepted = order.documents.find((document) => document.id === id)
      return accepted ? [{ id, version: accepted.version }] : []
    })
}

async function subjectOf({ db }: BookingWork, order: Order, agency: Agency, now: Date): Promise<DocumentSubject> {
  const { contact, locale } = order
  const tours: DocumentSubject['tours'] = []
  for (const snapshot of order.tours) {
    tours.push({ snapshot, details: await findTour(db, { id: snapshot.tourId, locale, today: dayInIstanbul(now) }) })
  }
  return {
    agency,
    terms: await readSetting(db, legalTermsSetting),
    total: order.total,
    tours,
    order: {
      orderNo: order.orderNo,
      placedOn: dayInIstanbul(order.placedAt),
      customer: `${contact.firstName} ${contact.lastName}`,
      address: [contact.address, contact.city].filter(Boolean).join(', '),
      phone: contact.phone,
      email: contact.email,
      travellers: order.tours.flatMap(({ passengers }) =>
        passengers.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
      ),
    },
  }
}

function pdfFile(title: string, bytes: Uint8Array) {
  return { filename: `${title}.pdf`, contentType: 'application/pdf', bytes }
}
