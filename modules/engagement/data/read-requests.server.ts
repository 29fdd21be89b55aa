import type { Db } from '#platform/db/client.server.ts'
import { own } from './tables.server.ts'

/** A question as it was asked; `undefined` when it was deleted since. */
export function findInformationRequest(db: Db, id: string) {
  return own(db)
    .selectFrom('information_requests')
    .select([
      'topic',
      'topic_name',
      'language',
      'name',
      'phone',
      'email',
      'message',
      'group_size',
      'wished_from',
      'wished_to',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** A request for places with the names of its passengers, without their papers; `undefined` when it was deleted. */
export async function findReservationRequest(db: Db, id: string) {
  const request = await own(db)
    .selectFrom('reservation_requests')
    .select(['tour_name', 'departs_on', 'returns_on', 'language', 'name', 'phone', 'email', 'room_type'])
    .select(['babies', 'children', 'note'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!request) return undefined
  const passengers = await own(db)
    .selectFrom('requested_passengers')
    .select(['first_name', 'last_name'])
    .where('request_id', '=', id)
    .orderBy('position')
    .limit(100)
    .execute()
  return { ...request, passengers }
}
