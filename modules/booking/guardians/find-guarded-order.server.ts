import type { Db } from '#platform/db/client.server.ts'
import { findOrder, type Order } from '../data/read-orders.server.ts'
import { takesGuardians, type Guardian } from './guardian.ts'
import { findGuardian } from './guardian-rows.server.ts'

/** An order as somebody sees it who looks after it: without its own secret, and without who ordered it. */
export type GuardedOrder = Omit<Order, 'accessToken' | 'contact' | 'userId' | 'emergency'>

/** What somebody looks after at their address; nothing once it was taken back, or some days after everybody is home. */
export async function findGuardedOrder(
  db: Db,
  token: string,
  now: Date,
): Promise<{ guardian: Guardian; order: GuardedOrder; customer: string } | undefined> {
  const guardian = await findGuardian(db, { token })
  const order = guardian && (await findOrder(db, { id: guardian.orderId }))
  if (!order || !takesGuardians(order, now)) return undefined
  const { accessToken: _secret, contact, userId: _user, emergency: _emergency, ...seen } = order
  return { guardian, order: seen, customer: `${contact.firstName} ${contact.lastName}` }
}
