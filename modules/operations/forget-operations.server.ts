import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { own } from './data/tables.server.ts'
import { PASSPORT } from './domain/items.ts'
import { chairsKeptFrom, guidesKeptFrom, itemsKeptFrom } from './domain/retention.ts'

/**
 * Removes what nobody needs any more: notes about travellers, lists of rooms with their names, batches of visas, names on tickets, and what
 * travellers were handed over, ninety days after their return, but for passports that are still held; who had a wheelchair, ninety days
 * after they had it; guides, numbers of rides, and who supplied chairs, two years after the departure. What a traveller leaves goes by itself when the order forgets them (migration 0051).
 */
export async function forgetOperations(
  db: Db,
  now: Date,
): Promise<{
  notes: number
  guides: number
  roomLists: number
  items: number
  chairs: number
  visaBatches: number
  tickets: number
}> {
  const today = dayInIstanbul(now)
  return inTransaction(db, async (tx) => {
    const notes = await own(tx)
      .updateTable('operation_travellers')
      .set({ note: '', room_wish: '' })
      .where((one) => one.or([one('note', '<>', ''), one('room_wish', '<>', '')]))
      .where('forget_note_on', '<=', today)
      .executeTakeFirst()
    const guides = await own(tx)
      .deleteFrom('operation_guides')
      .where('departs_on', '<', guidesKeptFrom(today))
      .executeTakeFirst()
    const roomLists = await own(tx)
      .deleteFrom('operation_room_lists')
      .where('forget_on', '<=', today)
      .executeTakeFirst()
    const items = await own(tx)
      .deleteFrom('operation_items')
      .where('returns_on', '<', itemsKeptFrom(today))
      .where((one) => one.or([one('item', '<>', PASSPORT), one('holder', '=', '')]))
      .executeTakeFirst()
    const chairs = await own(tx)
      .deleteFrom('operation_chairs')
      .where('day', '<', chairsKeptFrom(today))
      .executeTakeFirst()
    await own(tx).deleteFrom('operation_chair_contracts').where('departs_on', '<', guidesKeptFrom(today)).execute()
    await own(tx)
      .updateTable('operation_rides')
      .set({ phone: '' })
      .where('phone', '<>', '')
      .where('departs_on', '<', guidesKeptFrom(today))
      .execute()
    const visaBatches = await own(tx).deleteFrom('visa_batches').where('forget_on', '<=', today).executeTakeFirst()
    const tickets = await own(tx).deleteFrom('ticket_names').where('forget_on', '<=', today).executeTakeFirst()
    return {
      tickets: Number(tickets.numDeletedRows),
      visaBatches: Number(visaBatches.numDeletedRows),
      chairs: Number(chairs.numDeletedRows),
      items: Number(items.numDeletedRows),
      notes: Number(notes.numUpdatedRows),
      guides: Number(guides.numDeletedRows),
      roomLists: Number(roomLists.numDeletedRows),
    }
  })
}
