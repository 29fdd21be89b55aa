import type { Locale } from '#kernel/locale.ts'
import { listDocuments, findDocument, type IssuedFile, type ListedDocument } from '#modules/documents/index.server.ts'
import { listPaymentsOfSubject } from '#modules/payments/index.server.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { findPartByToken } from './data/payment-parts.server.ts'
import { findOrder, type Order } from './data/read-orders.server.ts'
import { paperWorkIn } from './documents/paper-work.ts'
import type { BookingWork } from './jobs/booking-work.server.ts'

/** What documents are issued with. */
export type DocumentWork = Pick<BookingWork, 'db' | 'pdf' | 'agency' | 'sellerOf' | 'roadOf' | 'pocketUrl'>

/** The documents that were issued for an order, the newest first, with the mails that carried them. */
export function listOrderDocuments(db: Db, order: Pick<Order, 'id'>): Promise<ListedDocument[]> {
  return listDocuments(db, { kind: 'order', ref: order.id })
}

/** One issued document of an order; another order's is not found. */
export function findOrderDocument(db: Db, order: Pick<Order, 'id'>, id: string): Promise<IssuedFile | undefined> {
  return findDocument(db, { kind: 'order', ref: order.id }, id)
}

/**
 * The voucher of a paid order in the language asked for, issued when the order has changed since; `undefined` while not
 * everything is paid, because a voucher says that the places are booked.
 */
export async function issueVoucherOf(
  work: DocumentWork,
  order: Order,
  locale: Locale,
  now: Date,
): Promise<IssuedFile | undefined> {
  if (order.state !== 'paid') return undefined
  const { issueVoucher } = await papers()
  const setting = await paperWorkIn(locale, work)
  return inTransaction(work.db, (tx) => issueVoucher(tx, setting, order, now))
}

/**
 * The receipt of a payment by the payment's own address, in the language asked for; issued at once when its job has not
 * done so yet. `undefined` for payments that brought nothing or are for no order.
 */
export async function issueReceiptOfPayment(
  work: DocumentWork,
  { paymentToken, locale }: { paymentToken: string; locale: Locale },
  now: Date,
): Promise<IssuedFile | undefined> {
  const part = await findPartByToken(work.db, paymentToken)
  const order = part && (await findOrder(work.db, { id: part.orderId }))
  if (!order) return undefined
  const attempts = await listPaymentsOfSubject(work.db, { kind: 'order', ref: order.id })
  const paid = attempts.find((attempt) => attempt.paymentToken === paymentToken && attempt.capturedAt !== null)
  if (!paid) return undefined
  const { issueReceipt } = await papers()
  const setting = await paperWorkIn(locale, work)
  return inTransaction(work.db, (tx) => issueReceipt(tx, setting, order, paid.ref, now))
}

/**
 * Issues a document of an order again in another language, under the number of the first; in a language in which there
 * is one already, that one. `undefined` when the order has no such document or what it is about is gone.
 */
export async function issueCopy(
  work: DocumentWork,
  _admin: Admin<'orders'>,
  { orderId, documentId, locale }: { orderId: string; documentId: string; locale: Locale },
  now: Date,
): Promise<IssuedFile | undefined> {
  const { db } = work
  const order = await findOrder(db, { id: orderId })
  const original = order && (await findOrderDocument(db, order, documentId))
  if (!order || !original) return undefined
  const { issueAgreement, issueReceipt, issueRefundNote, issueVoucher, listAccepted } = await papers()
  const setting = await paperWorkIn(locale, work)
  const { kind, source } = original.document
  return inTransaction(db, (tx) => {
    switch (kind) {
      case 'receipt':
        return issueReceipt(tx, setting, order, source, now)
      case 'refund-note':
        return issueRefundNote(tx, setting, order, source, now)
      case 'voucher':
        return issueVoucher(tx, setting, order, now)
      default: {
        const accepted = listAccepted(order).find(({ id }) => id === kind)
        return accepted ? issueAgreement(tx, setting, order, accepted, now) : Promise.resolve(undefined)
      }
    }
  })
}

/** Templates exist in the server bundle only; programs that Node runs from the sources never come here. */
const papers = () => import('./documents/order-papers.server.ts')
