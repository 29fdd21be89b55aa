import type { Money } from '#kernel/money.ts'
import { sellHeldSeats } from '#modules/catalog/index.server.ts'
import { returnUnneeded, trustPayer } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { chargeOrder } from './charge-order.server.ts'
import { listHistory, writeHistory } from './data/history.server.ts'
import { findPartByToken, markPartPaid } from './data/payment-parts.server.ts'
import { changeState, listHolds, lockOrder, markHolds, setPaid, type LockedOrder } from './data/orders.server.ts'
import type { HistoryKind } from './domain/order.ts'
import { toldAmount } from './domain/told-change.ts'
import { orderConfirmed, partPaid, refundPromised } from './jobs/queues.server.ts'
import { takeAllSeats } from './take-all-seats.server.ts'
import { tellListeners } from './tell-listeners.server.ts'

/** Money that arrived for an order, as the payment side reports it. */
export type CapturedPayment = {
  orderId: string
  /** The part that was paid; without one the money is for the whole order. */
  paymentToken?: string
  attemptRef: string
  amountMinor: number
  /** Of another amount than agreed, or for something already paid: a person decides. */
  isMismatch: boolean
  isExcess: boolean
}

/**
 * Confirms an order whose money has arrived: with its first part the held seats become sold and what it costs is booked;
 * with the last one it is paid and the voucher is sent, with others the customer hears what is left. Money for an order
 * that had expired takes free seats when there are enough; otherwise nothing is sold and the history says so and the
 * money goes back, as does what nobody owed. The same attempt changes nothing a second time. Opens a transaction unless it
 * is given one.
 *
 * @throws Error when there is no such order.
 */
export async function confirmOrder(db: Db, payment: CapturedPayment, now: Date): Promise<void> {
  return inTransaction(db, (tx) => confirmIn(tx, payment, now))
}

async function confirmIn(tx: Db, payment: CapturedPayment, now: Date): Promise<void> {
  const order = await lockOrder(tx, payment.orderId)
  if (!order) throw new Error(`no order ${payment.orderId}`)
  const history = await listHistory(tx, order.id)
  if (history.some(({ facts }) => facts['attemptRef'] === payment.attemptRef)) return

  const part = payment.paymentToken === undefined ? undefined : await findPartByToken(tx, payment.paymentToken)
  // Installments cost more than the part does; what is above it belongs to the bank.
  const owed = Math.max(0, order.owedMinor - order.paidMinor)
  const price = Math.min(owed, part?.amount.minor ?? payment.amountMinor)
  const isLast = price >= owed
  const kind = await settle(tx, order, { ...payment, isWithdrawn: part?.isWithdrawn ?? false, isLast }, now)
  const isCounted = kind !== 'excess-payment' && kind !== 'mismatched-payment'
  const changes = isCounted ? toldAmount('paid', order.paidMinor, order.paidMinor + price) : []
  const { attemptRef, amountMinor } = payment
  await writeHistory(tx, order.id, { kind, facts: { attemptRef, amountMinor, changes }, at: now })
  // Travellers may have left after the customer saw what the part was to cost.
  const unowed = part && { ...part.amount, minor: part.amount.minor - price }
  await giveBackUnneeded(tx, { orderId: order.id, attemptRef: payment.attemptRef, kind, unowed }, now)
  if (!isCounted) return
  await setPaid(tx, order.id, order.paidMinor + price)
  if (part) await markPartPaid(tx, part.id, now)
  await trustPayer(tx, { kind: 'order', ref: order.id }, now)
  if (kind === 'seats-missing') return
  await chargeOrder(tx, order.id, now)
  if (order.state !== 'partially_paid') await tellListeners(tx, 'order.confirmed', order.id, now)
  if (isLast) await enqueue(tx, orderConfirmed, { orderId: order.id, attemptRef })
  else await enqueue(tx, partPaid, { orderId: order.id, attemptRef, amountMinor: price })
}

type Arrival = CapturedPayment & { isWithdrawn: boolean; isLast: boolean }

/** Money that nobody owed, or that no seats are left for, goes back by itself; of another amount, a person decides. */
async function giveBackUnneeded(
  tx: Db,
  {
    orderId,
    attemptRef,
    kind,
    unowed,
  }: { orderId: string; attemptRef: string; kind: HistoryKind; unowed: Money | undefined },
  now: Date,
): Promise<void> {
  if (kind === 'mismatched-payment') return
  const cause = kind === 'seats-missing' ? 'seats-missing' : 'excess'
  const isAll = kind === 'seats-missing' || kind === 'excess-payment'
  const refund = await returnUnneeded(tx, { attemptRef, cause, isAll, ...(unowed && { unowed }) }, now)
  if (!refund) return
  const { ref, amount } = refund
  await writeHistory(tx, orderId, {
    kind: 'refund-promised',
    facts: { refundRef: ref, amountMinor: amount.minor },
    at: now,
  })
  await enqueue(tx, refundPromised, { orderId, refundRef: ref, cause })
}

async function settle(tx: Db, order: LockedOrder, payment: Arrival, now: Date): Promise<HistoryKind> {
  if (payment.isMismatch) return 'mismatched-payment'
  if (payment.isExcess || payment.isWithdrawn) return 'excess-payment'
  const next = payment.isLast ? 'paid' : 'partially_paid'
  switch (order.state) {
    case 'partially_paid':
      if (payment.isLast) await changeState(tx, order, 'paid')
      return payment.isLast ? 'paid' : 'part-paid'
    case 'awaiting_payment':
      for (const hold of await listHolds(tx, order.id)) await sellHeldSeats(tx, hold.departureId, hold.seats)
      await markHolds(tx, order.id, 'sold')
      await changeState(tx, order, next, now)
      return payment.isLast ? 'paid' : 'part-paid'
    case 'expired':
      if (!(await takeAllSeats(tx, order.id))) return 'seats-missing'
      await markHolds(tx, order.id, 'sold')
      await changeState(tx, order, next, now)
      return 'paid-without-hold'
    default:
      return 'excess-payment'
  }
}
