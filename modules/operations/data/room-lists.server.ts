import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { RoomList } from '../domain/room-list.ts'
import { own } from './tables.server.ts'

/** A list of rooms as it went to the hotel. */
export type SentRoomList = RoomList & {
  id: string
  version: number
  madeAt: Date
  madeBy: string
  /** Empty while it was only taken as a file. */
  mailTo: string
}

/** The lists of a hotel for a day, the newest first. */
export async function readRoomLists(
  db: Db,
  { date, stay }: { date: PlainDate; stay: string },
): Promise<SentRoomList[]> {
  const lists = await own(db)
    .selectFrom('operation_room_lists')
    .select(['id', 'version', 'rooms', 'made_at as madeAt', 'made_by as madeBy', 'mail_to as mailTo'])
    .where('departs_on', '=', date)
    .where('stay', '=', stay)
    .orderBy('version', 'desc')
    .execute()
  if (lists.length === 0) return []
  const guests = await own(db)
    .selectFrom('operation_room_list_guests')
    .select(['list_id', 'passenger_id as id', 'room_id as roomId', 'name', 'gender', 'nationality', 'wish'])
    .where(
      'list_id',
      'in',
      lists.map(({ id }) => id),
    )
    .orderBy('position')
    .execute()
  const byList = Map.groupBy(guests, ({ list_id }) => list_id)
  return lists.map((list) => ({
    ...list,
    guests: (byList.get(list.id) ?? []).map(({ list_id: _list, ...guest }) => guest),
  }))
}
