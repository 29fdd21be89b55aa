import { findOrder, listOrders, type StaffOrder } from '#modules/booking/index.server.ts'
import type { Party } from '../plan/party.ts'
import type { World } from '../world.ts'

/** The order of a party as staff see it now; nothing when its seats were gone. An earlier run's is found by its mailbox. */
export async function orderOf({ tx, staff, placed }: World, party: Party): Promise<StaffOrder | undefined> {
  const id = placed.get(party.key) ?? (await findIdByMailbox(tx, staff, party.contact.email))
  if (id === undefined) return undefined
  placed.set(party.key, id)
  return findOrder(tx, staff.orders, id)
}

async function findIdByMailbox(tx: World['tx'], staff: World['staff'], email: string): Promise<string | undefined> {
  const { orders } = await listOrders(tx, staff.orders, { q: email, page: 1, pageSize: 1 })
  return orders[0]?.id
}
