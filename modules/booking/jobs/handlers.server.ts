import { disputeLost, paymentAwaitingTransfer, paymentCaptured, refundSettled } from '#modules/payments/index.server.ts'
import { handles, type JobHandler, type Schedule } from '#platform/jobs/jobs.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { confirmOrder } from '../confirm-order.server.ts'
import { forgetDepartureChanges } from '../data/departure-changes.server.ts'
import { countNotedOrders } from '../data/order-sums.server.ts'
import { removeOldOrigins } from '../data/order-origins.server.ts'
import { extendHold } from '../extend-hold.server.ts'
import { releaseExpiredHolds } from '../release-expired-holds.server.ts'
import { lowerOpenParts } from '../lower-parts.server.ts'
import { remindOfParts } from '../remind-of-parts.server.ts'
import type { BookingWork } from './booking-work.server.ts'
import { noteLostDispute } from '../note-lost-dispute.server.ts'
import { noteRefund } from '../note-refund.server.ts'
import { forgetTravellers } from '../forget-travellers.server.ts'
import { sealPlainNumbers } from '../seal-plain-numbers.server.ts'
import {
  cashReversed,
  guardianCodeAsked,
  guardianNamed,
  orderCancelled,
  orderChanged,
  orderConfirmed,
  orderPlaced,
  partPaid,
  partToRemind,
  receiptToIssue,
  refundPromised,
  refundSent,
  shareToSend,
} from './queues.server.ts'

/** Confirms paid orders, keeps seats for transfers, notes what went back or was lost, and sends the mails of all these moments. */
export function bookingHandlers(work: BookingWork): JobHandler[] {
  return [
    ...moneyHandlers(work),
    handles(paymentAwaitingTransfer, async ({ subjectKind, subjectRef, isUnproven }, now) => {
      if (subjectKind === 'order' && isUnproven) await (await mails()).sendTransferAwaited(work, subjectRef, now)
    }),
    handles(orderPlaced, async ({ orderId }, now) => (await mails()).sendOrderReceived(work, orderId, now)),
    handles(orderConfirmed, async (paid, now) => (await mails()).sendOrderConfirmation(work, paid, now)),
    handles(orderChanged, async (change, now) => (await mails()).sendOrderChanged(work, change, now)),
    handles(receiptToIssue, async (paid, now) => (await receipts()).sendReceipt(work, paid, now)),
    handles(partPaid, async (paid, now) => (await partMails()).sendPartPaid(work, paid, now)),
    handles(partToRemind, async (reminder) => (await partMails()).sendPartReminder(work, reminder)),
    handles(shareToSend, async (share) => (await partMails()).sendShareMail(work, share)),
    handles(guardianNamed, async ({ guardianId }, now) =>
      (await guardianMails()).sendGuardianNamed(work, guardianId, now),
    ),
    handles(guardianCodeAsked, async ({ guardianId }, now) =>
      (await guardianMails()).sendGuardianCode(work, guardianId, now),
    ),
    handles(cashReversed, async (reversal) => (await refundMails()).sendCashReversed(work, reversal)),
    handles(orderCancelled, async ({ cancellationId }) =>
      (await refundMails()).sendOrderCancelled(work, cancellationId),
    ),
    handles(refundPromised, async (promise) => (await refundMails()).sendRefundPromised(work, promise)),
    handles(refundSent, async (refund, now) => (await refundMails()).sendRefundSent(work, refund, now)),
  ]
}

/** What the news of money means for orders, without the mails about it. */
export function moneyHandlers({ db }: Pick<BookingWork, 'db'>): JobHandler[] {
  return [
    handles(paymentCaptured, async ({ subjectKind, subjectRef, ...payment }, now) => {
      if (subjectKind !== 'order') return
      await confirmOrder(db, { orderId: subjectRef, ...payment }, now)
      await enqueue(db, receiptToIssue, { orderId: subjectRef, attemptRef: payment.attemptRef })
    }),
    handles(paymentAwaitingTransfer, async ({ subjectKind, subjectRef, until }, now) => {
      if (subjectKind === 'order') await extendHold(db, subjectRef, new Date(until), now)
    }),
    handles(refundSettled, async ({ subjectKind, subjectRef, ...refund }, now) => {
      if (subjectKind === 'order') await noteRefund(db, { orderId: subjectRef, ...refund }, now)
    }),
    handles(disputeLost, async ({ subjectKind, subjectRef, ...lost }, now) => {
      if (subjectKind === 'order') await noteLostDispute(db, { orderId: subjectRef, ...lost }, now)
    }),
  ]
}

/** Templates exist in the server bundle only; programs that Node runs from the sources never come here. */
const mails = () => import('./send-order-mails.server.ts')
const receipts = () => import('./send-receipts.server.ts')
const partMails = () => import('./send-part-mails.server.ts')
const guardianMails = () => import('./send-guardian-mails.server.ts')
const refundMails = () => import('./send-refund-mails.server.ts')

export function bookingSchedules({ db }: Pick<BookingWork, 'db'>): Schedule[] {
  return [
    { name: 'release-expired-holds', everySeconds: 30, work: async (now) => void (await releaseExpiredHolds(db, now)) },
    { name: 'count-orders', everySeconds: 60, work: () => countNotedOrders(db) },
    { name: 'lower-open-parts', everySeconds: 60, work: async (now) => void (await lowerOpenParts(db, now)) },
    { name: 'seal-plain-numbers', everySeconds: 600, work: async (now) => void (await sealPlainNumbers(db, now)) },
    { name: 'forget-travellers', everySeconds: 3600, work: async (now) => void (await forgetTravellers(db, now)) },
    { name: 'forget-origins', everySeconds: 3600, work: async (now) => void (await removeOldOrigins(db, now)) },
    { name: 'forget-departure-changes', everySeconds: 3600, work: (now) => forgetDepartureChanges(db, now) },
    { name: 'remind-of-parts', everySeconds: 900, work: async (now) => void (await remindOfParts(db, now)) },
  ]
}
