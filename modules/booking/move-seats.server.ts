import { holdSeats, releaseHeldSeats, returnSoldSeats, takeSoldSeats } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { shrinkHold } from './data/cancellations.server.ts'
import { listHolds } from './data/orders.server.ts'
import { own } from './data/tables.server.ts'

/**
 * Takes seats of a departure for an order that has some already, or gives some of them back when `seats` is below zero, as
 * they are held or sold, under the lock of the order. False when fewer are left, or when nothing is kept any more.
 */
export async function moveSeats(
  tx: Db,
  { orderId, departureId, seats }: { orderId: string; departureId: string; seats: number },
): Promise<boolean> {
  if (seats === 0) return true
  const hold = (await listHolds(tx, orderId)).find((each) => each.departureId === departureId)
  if (!hold || hold.state === 'released') return false
  const isSold = hold.state === 'sold'
  if (seats < 0) {
    if (isSold) await returnSoldSeats(tx, departureId, -seats, hold.from)
    else await releaseHeldSeats(tx, departureId, -seats, hold.from)
    await shrinkHold(tx, { orderId, departureId, seats: -seats })
    return true
  }
  if (!(isSold ? await takeSoldSeats(tx, departureId, seats) : await holdSeats(tx, departureId, seats))) return false
  await own(tx)
    .updateTable('seat_holds')
    .set((row) => ({ seats: row('seats', '+', seats) }))
    .where('order_id', '=', orderId)
    .where('departure_id', '=', departureId)
    .execute()
  return true
}
