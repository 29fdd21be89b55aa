import { mailDocuments } from '#modules/documents/index.server.ts'
import { findOrder } from '../data/read-orders.server.ts'
import { findCapture } from '../documents/order-slips.server.ts'
import { issueReceipt } from '../documents/order-papers.server.ts'
import { writePayerReceipt } from '../mail/payer-receipt.tsx'
import { paperWorkIn } from '../documents/paper-work.ts'
import { orderOfPayment } from '../order-of-payment.server.ts'
import { addresseeOf } from './addressee.ts'
import type { BookingWork } from './booking-work.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'

/**
 * Issues the receipt of a payment, whatever came of it, and mails it to whoever paid when that is not the customer, who
 * gets it with the mail about the order. Once a payment.
 */
export async function sendReceipt(
  work: BookingWork,
  { orderId, attemptRef }: { orderId: string; attemptRef: string },
  now: Date,
): Promise<void> {
  const order = await findOrder(work.db, { id: orderId })
  if (!order) throw new Error(`no order ${orderId}`)
  const { locale } = order
  const attempt = await findCapture(work.db, order, attemptRef)
  if (!attempt) return
  const papers = await paperWorkIn(locale, work)
  const isSomebodyElse = attempt.payer.email !== '' && !sameAddress(attempt.payer.email, addresseeOf(order, attempt))
  const mail = isSomebodyElse
    ? await writePayerReceipt(
        (await orderOfPayment(work.db, order, attempt)).order,
        papers.agency,
        work.paymentUrl(locale, attempt.paymentToken),
        attempt,
      )
    : undefined
  await inTransaction(work.db, async (tx) => {
    const receipt = await issueReceipt(tx, papers, order, attemptRef, now)
    if (!mail || !receipt) return
    const whole = { key: `payer-receipt:${attemptRef}`, to: attempt.payer.email, locale, ...mail }
    await mailDocuments(tx, whole, [receipt], now)
  })
}

function sameAddress(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase()
}
