import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { own } from './data/tables.server.ts'
import { guidesKeptFrom } from './domain/retention.ts'

/**
 * Removes what nobody needs any more: notes about travellers, and lists of rooms with their names, ninety days after their return, and guides two years after
 * the departure. What a traveller leaves goes by itself when the order forgets them (migration 0051).
 */
export async function forgetOperations(
  db: Db,
  now: Date,
): Promise<{ notes: number; guides: number; roomLists: number }> {
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
    return {
      notes: Number(notes.numUpdatedRows),
      guides: Number(guides.numDeletedRows),
      roomLists: Number(roomLists.numDeletedRows),
    }
  })
}
