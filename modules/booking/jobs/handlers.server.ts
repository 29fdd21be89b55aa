import { paymentAwaitingTransfer, paymentCaptured } from '#modules/payments/index.server.ts'
import { handles, type JobHandler, type Schedule } from '#platform/jobs/jobs.server.ts'
import { confirmOrder } from '../confirm-order.server.ts'
import { extendHold } from '../extend-hold.server.ts'
import { releaseExpiredHolds } from '../release-expired-holds.server.ts'
import type { BookingWork } from './booking-work.server.ts'
import { orderConfirmed, orderPlaced } from './queues.server.ts'

/** Confirms paid orders, keeps seats for transfers, and sends the mails of both moments. */
export function bookingHandlers(work: BookingWork): JobHandler[] {
  return [
    handles(paymentCaptured, async ({ subjectKind, subjectRef, ...payment }, now) => {
      if (subjectKind === 'order') await confirmOrder(work.db, { orderId: subjectRef, ...payment }, now)
    }),
    handles(paymentAwaitingTransfer, async ({ subjectKind, subjectRef, until }, now) => {
      if (subjectKind === 'order') await extendHold(work.db, subjectRef, new Date(until), now)
    }),
    handles(orderPlaced, async ({ orderId }, now) => (await mails()).sendOrderReceived(work, orderId, now)),
    handles(orderConfirmed, async ({ orderId }, now) => (await mails()).sendOrderConfirmation(work, orderId, now)),
  ]
}

/** Templates exist in the server bundle only; programs that Node runs from the sources never come here. */
const mails = () => import('./send-order-mails.server.ts')

export function bookingSchedules({ db }: Pick<BookingWork, 'db'>): Schedule[] {
  return [
    { name: 'release-expired-holds', everySeconds: 30, work: async (now) => void (await releaseExpiredHolds(db, now)) },
  ]
}
