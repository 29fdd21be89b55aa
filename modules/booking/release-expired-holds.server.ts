import { releaseHeldSeats } from '#modules/catalog/index.server.ts'
import { cancelPayment } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { writeHistory } from './data/history.server.ts'
import {
  changeState,
  extendHolds,
  hasExpiredHolds,
  listExpiredOrders,
  listHolds,
  lockOrder,
  markHolds,
} from './data/orders.server.ts'

const BATCH = 100

/** How much longer seats wait while the bank may still charge. */
const GRACE_MINUTES = 5

/**
 * Gives back the seats of orders whose time to pay is over, each order in a transaction of its own; gives their number.
 * An order whose card payment is under way keeps its seats five minutes more. Safe to run twice and in two processes:
 * everything is decided again under the order's lock.
 */
export async function releaseExpiredHolds(db: Db, now: Date): Promise<number> {
  let released = 0
  for (const orderId of await listExpiredOrders(db, now, BATCH)) {
    const isReleased = await inTransaction(db, (tx) => releaseOrder(tx, orderId, now))
    if (isReleased) released += 1
  }
  return released
}

async function releaseOrder(tx: Db, orderId: string, now: Date): Promise<boolean> {
  const order = await lockOrder(tx, orderId)
  if (order?.state !== 'awaiting_payment' || !(await hasExpiredHolds(tx, orderId, now))) return false

  const cancelled = await cancelPayment(tx, { kind: 'order', ref: orderId }, now)
  if (!cancelled.ok && cancelled.error.code !== 'payment-not-found') {
    await extendHolds(tx, orderId, new Date(now.getTime() + GRACE_MINUTES * 60_000))
    return false
  }
  for (const hold of await listHolds(tx, orderId)) {
    if (hold.state === 'held') await releaseHeldSeats(tx, hold.departureId, hold.seats, hold.from)
  }
  await markHolds(tx, orderId, 'released')
  await changeState(tx, order, 'expired')
  await writeHistory(tx, orderId, { kind: 'expired', facts: {}, at: now })
  return true
}
