import { paymentHandlers } from '#modules/payments/index.server.ts'
import { startCardPayment } from '#modules/payments/start-card-payment.server.ts'
import { aCardPayment, aGateway, attemptsOf } from '#modules/payments/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { JobHandler } from '#platform/jobs/jobs.server.ts'
import { bookingHandlers } from '../jobs/handlers.server.ts'
import type { BookingWork } from '../jobs/booking-work.server.ts'
import { anOrder, minutesLater } from './builders.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'

const withoutMail = ['payment-captured', 'refund-settled', 'send-refund', 'dispute-lost']

/** What moves orders and money, without the mails. */
export function moneyHandlers(db: Db): JobHandler[] {
  const all = [...paymentHandlers(aGateway(db)), ...bookingHandlers({ db } as BookingWork)]
  return all.filter(({ queue }) => withoutMail.includes(queue.name))
}

/** A new order that a card of the test bank has paid, five minutes after `noon`. */
export async function aPaidOrder(db: Db, wish: Parameters<typeof anOrder>[1] & { number?: string } = {}) {
  const { number = '4111 1111 1111 1111', ...others } = wish
  const order = await anOrder(db, others)
  await startCardPayment(aGateway(db), aCardPayment(order.paymentToken, { number }), minutesLater(5))
  await runDueJobs(db, moneyHandlers(db), new Date(Date.now() + 60_000))
  const [attempt] = await attemptsOf(db, order.paymentToken)
  if (!attempt) throw new Error('nothing was paid')
  return { ...order, attemptRef: attempt.ref }
}
