import { returnSoldSeats, sellHeldSeats, takeSoldSeats } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { chargeOrder } from './charge-order.server.ts'
import { listHistory, writeHistory } from './data/history.server.ts'
import { changeState, listHolds, lockOrder, markHolds, setPaid, type LockedOrder } from './data/orders.server.ts'
import type { HistoryKind } from './domain/order.ts'
import { orderConfirmed } from './jobs/queues.server.ts'

/** Money that arrived for an order, as the payment side reports it. */
export type CapturedPayment = {
  orderId: string
  attemptRef: string
  amountMinor: number
  /** Of another amount than agreed, or for something already paid: a person decides. */
  isMismatch: boolean
  isExcess: boolean
}

/**
 * Confirms an order whose money has arrived: its held seats become sold, what it costs is booked and the voucher is
 * sent. Money for an order that had expired takes free seats when there are enough; otherwise nothing is sold and the
 * history says so, for staff. The same attempt changes nothing a second time.
 *
 * @throws Error when there is no such order.
 */
export async function confirmOrder(db: Db, payment: CapturedPayment, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, payment.orderId)
    if (!order) throw new Error(`no order ${payment.orderId}`)
    const history = await listHistory(tx, order.id)
    if (history.some(({ facts }) => facts['attemptRef'] === payment.attemptRef)) return

    const kind = await settle(tx, order, payment, now)
    await writeHistory(tx, order.id, {
      kind,
      facts: { attemptRef: payment.attemptRef, amountMinor: payment.amountMinor },
      at: now,
    })
    // Installments cost more than the order does; what is above its total belongs to the bank.
    await setPaid(tx, order.id, Math.min(order.totalMinor, order.paidMinor + payment.amountMinor))
    if (kind === 'paid' || kind === 'paid-without-hold') {
      await chargeOrder(tx, order.id, now)
      await enqueue(tx, orderConfirmed, { orderId: order.id, attemptRef: payment.attemptRef })
    }
  })
}

async function settle(tx: Db, order: LockedOrder, payment: CapturedPayment, now: Date): Promise<HistoryKind> {
  if (payment.isMismatch) return 'mismatched-payment'
  if (payment.isExcess || (order.state !== 'awaiting_payment' && order.state !== 'expired')) return 'excess-payment'
  if (order.state === 'awaiting_payment') {
    for (const hold of await listHolds(tx, order.id)) await sellHeldSeats(tx, hold.departureId, hold.seats)
    await markHolds(tx, order.id, 'sold')
    await changeState(tx, order, 'paid', now)
    return 'paid'
  }
  if (!(await takeAllSeats(tx, order.id))) return 'seats-missing'
  await markHolds(tx, order.id, 'sold')
  await changeState(tx, order, 'paid', now)
  return 'paid-without-hold'
}

/** All seats of the order or none; what was taken before one was missing is given back. */
async function takeAllSeats(tx: Db, orderId: string): Promise<boolean> {
  const holds = await listHolds(tx, orderId)
  const taken: typeof holds = []
  for (const hold of holds) {
    if (!(await takeSoldSeats(tx, hold.departureId, hold.seats))) {
      for (const each of taken) await returnSoldSeats(tx, each.departureId, each.seats)
      return false
    }
    taken.push(hold)
  }
  return true
}
