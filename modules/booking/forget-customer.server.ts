import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { writeHistory } from './data/history.server.ts'
import { heldOrders, pseudonymiseOrders } from './data/pseudonymise.server.ts'
import { ordersOfPerson, type PersonKeys } from './data/orders-of-person.server.ts'

/**
 * Makes a customer unrecognisable in every order of theirs, inside the caller's transaction. Orders with a journey that
 * has not ended, an unanswered cancellation or unsettled money keep their people until that is over: `forgetTravellers`
 * finishes them then. Gives how many were done and how many wait.
 */
export async function forgetCustomer(tx: Db, person: PersonKeys, now: Date): Promise<{ erased: number; held: number }> {
  const orders = await ordersOfPerson(tx, person)
  const ids = orders.filter(({ erasedAt }) => erasedAt === null).map(({ id }) => id)
  const held = await heldOrders(tx, ids, dayInIstanbul(now))
  const free = ids.filter((id) => !held.has(id))
  await pseudonymiseOrders(tx, free, now)
  for (const id of free) await writeHistory(tx, id, { kind: 'erased', facts: {}, at: now })
  for (const id of held) await writeHistory(tx, id, { kind: 'erasure-asked', facts: {}, at: now })
  return { erased: free.length, held: held.size }
}
