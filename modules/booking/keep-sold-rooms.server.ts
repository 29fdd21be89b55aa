import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { groupAsNamed } from './data/name-order.server.ts'
import { own } from './data/tables.server.ts'

/**
 * Keeps with an order who was sold a room together, in the transaction that placed it: the number of the room of everybody, in
 * the order in which they were named. Rooms of hotels are proposed by it.
 */
export async function keepSoldRooms(
  tx: Db,
  _admin: Admin<'orders'>,
  { orderId, rooms }: { orderId: string; rooms: readonly number[] },
): Promise<void> {
  for (const { value: room, ids } of await groupAsNamed(tx, orderId, rooms))
    await own(tx).updateTable('passengers').set({ sold_room: room }).where('id', 'in', ids).execute()
}
