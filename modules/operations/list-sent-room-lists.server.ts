import type { PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/** The hotels, by their keys, that have had a list of rooms for a day between two, both included. */
export async function listSentRoomLists(
  db: Db,
  _admin: Admin<'orders'>,
  { from, to }: { from: PlainDate; to: PlainDate },
): Promise<{ departsOn: PlainDate; stay: string }[]> {
  return own(db)
    .selectFrom('operation_room_lists')
    .select(['departs_on as departsOn', 'stay'])
    .distinct()
    .where('departs_on', '>=', from)
    .where('departs_on', '<=', to)
    .orderBy('departs_on')
    .orderBy('stay')
    .execute()
}
