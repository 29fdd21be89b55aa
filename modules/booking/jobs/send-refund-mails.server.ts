import { money } from '#kernel/money.ts'
import { listRefundsOfSubject } from '#modules/payments/index.server.ts'
import { mailDocuments } from '#modules/documents/index.server.ts'
import type { RefundRecord } from '#modules/payments/index.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import { aboutOrder } from '../domain/about-order.ts'
import { findCancellation } from '../data/cancellations.server.ts'
import { findOrder, type Order } from '../data/read-orders.server.ts'
import { issueRefundNote } from '../documents/order-papers.server.ts'
import { orderOfRefund } from '../documents/order-slips.server.ts'
import type { WrittenMail } from '../mail/order-mail-props.ts'
import { writeCashReversed, writeOrderCancelled, writeRefundPromised, writeRefundSent } from '../mail/refund-mails.tsx'
import { paperWorkIn } from '../documents/paper-work.ts'
import { orderAsOf } from '../order-as-of.server.ts'
import type { BookingWork } from './booking-work.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'

/**
 * Mails the customer what was cancelled, of the journey that was booked then, and how the amount came about. Once a
 * cancellation.
 */
export async function sendOrderCancelled(work: BookingWork, cancellationId: string): Promise<void> {
  const row = await findCancellation(work.db, { id: cancellationId })
  if (!row) throw new Error(`no cancellation ${cancellationId}`)
  const order = await getOrder(work, row.order_id)
  const context = await contextOf(work, await orderAsOf(work.db, order, row.created_at))
  await send(work, context, `order-cancelled:${cancellationId}`, await writeOrderCancelled(context, row.calculation))
}

/** Mails the customer that money goes back which nobody owed, or which came too late. Once a refund. */
export async function sendRefundPromised(
  work: BookingWork,
  { orderId, refundRef, cause }: { orderId: string; refundRef: string; cause: 'excess' | 'seats-missing' },
): Promise<void> {
  const order = await getOrder(work, orderId)
  const refund = await getRefund(work, orderId, refundRef)
  const context = await contextOf(work, await orderOfRefund(work.db, order, refund))
  await send(work, context, `refund-promised:${refundRef}`, await writeRefundPromised(context, cause, refund))
}

/** Mails the customer that money has gone back, with the refund note; both name the same journey. Once a refund. */
export async function sendRefundSent(
  work: BookingWork,
  { orderId, refundRef }: { orderId: string; refundRef: string },
  now: Date,
): Promise<void> {
  const order = await getOrder(work, orderId)
  const refund = await getRefund(work, orderId, refundRef)
  const context = await contextOf(work, await orderOfRefund(work.db, order, refund))
  const { contact, locale } = order
  const mail = await writeRefundSent(context, refund)
  const papers = await paperWorkIn(locale, work)
  await inTransaction(work.db, async (tx) => {
    const note = await issueRefundNote(tx, papers, order, refundRef, now)
    const whole = { key: `refund-sent:${refundRef}`, about: aboutOrder(order.id), to: contact.email, locale, ...mail }
    await mailDocuments(tx, whole, note ? [note] : [], now)
  })
}

/** Mails the customer that cash or a transfer was taken back and what of the order, as it is now, is open. Once a payment. */
export async function sendCashReversed(
  work: BookingWork,
  {
    orderId,
    attemptRef,
    amountMinor,
    way,
  }: { orderId: string; attemptRef: string; amountMinor: number; way: 'cash' | 'transfer' },
): Promise<void> {
  const context = await contextOf(work, await getOrder(work, orderId))
  const amount = money(amountMinor, context.order.total.currency)
  await send(work, context, `cash-reversed:${attemptRef}`, await writeCashReversed(context, amount, way))
}

async function getOrder({ db }: BookingWork, orderId: string): Promise<Order> {
  const order = await findOrder(db, { id: orderId })
  if (!order) throw new Error(`no order ${orderId}`)
  return order
}

async function contextOf(work: BookingWork, order: Order) {
  const { locale, publicId, accessToken } = order
  return { order, agency: await work.agency(locale), url: work.orderUrl(locale, publicId, accessToken) }
}

async function getRefund({ db }: BookingWork, orderId: string, ref: string): Promise<RefundRecord> {
  const refunds = await listRefundsOfSubject(db, { kind: 'order', ref: orderId })
  const refund = refunds.find((each) => each.ref === ref)
  if (!refund) throw new Error(`no refund ${ref}`)
  return refund
}

async function send(
  { db }: BookingWork,
  { order }: Awaited<ReturnType<typeof contextOf>>,
  key: string,
  mail: WrittenMail,
): Promise<void> {
  const { contact, locale } = order
  await inTransaction(db, (tx) =>
    queueMail(tx, { key, about: aboutOrder(order.id), to: contact.email, locale, ...mail }),
  )
}
