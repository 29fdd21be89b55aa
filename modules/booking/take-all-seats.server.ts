import { returnSoldSeats, takeSoldSeats } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { listHolds } from './data/orders.server.ts'

/** All seats of the order or none; what was taken before one was missing is given back. */
export async function takeAllSeats(tx: Db, orderId: string): Promise<boolean> {
  const holds = await listHolds(tx, orderId)
  const taken: typeof holds = []
  for (const hold of holds) {
    if (!(await takeSoldSeats(tx, hold.departureId, hold.seats, hold.from))) {
      for (const each of taken) await returnSoldSeats(tx, each.departureId, each.seats, each.from)
      return false
    }
    taken.push(hold)
  }
  return true
}

/** Whether all seats of an order could still be taken; its departures stay locked until the transaction ends. */
export async function hasAllSeats(tx: Db, orderId: string): Promise<boolean> {
  if (!(await takeAllSeats(tx, orderId))) return false
  for (const hold of await listHolds(tx, orderId)) await returnSoldSeats(tx, hold.departureId, hold.seats, hold.from)
  return true
}
