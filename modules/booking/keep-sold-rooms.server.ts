import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
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
  const people = await own(tx)
    .selectFrom('passengers')
    .innerJoin('order_items', 'order_items.id', 'order_item_id')
    .select('passengers.id')
    .where('order_id', '=', orderId)
    .orderBy('order_items.position')
    .orderBy('passengers.position')
    .execute()
  for (const room of new Set(rooms)) {
    const ids = people.flatMap(({ id }, at) => (rooms[at] === room ? [id] : []))
    if (ids.length > 0)
      await own(tx).updateTable('passengers').set({ sold_room: room }).where('id', 'in', ids).execute()
  }
}
