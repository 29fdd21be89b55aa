import { isUuid } from '#kernel/ids.ts'
import type { Db } from '#platform/db/client.server.ts'
import { places, type WaitingPlace } from '../data/waiting-place-row.server.ts'

/** A place by the address that only its party knows, or by its id. */
export async function findWaitingPlace(
  db: Db,
  key: { token: string } | { id: string },
): Promise<WaitingPlace | undefined> {
  if ('id' in key && !isUuid(key.id)) return undefined
  return places(db)
    .where('id' in key ? 'waiting_places.id' : 'waiting_places.token', '=', 'id' in key ? key.id : key.token)
    .executeTakeFirst()
}
