import type { Db } from '#platform/db/client.server.ts'
import { own } from '../data/tables.server.ts'

/** How many parties of the same departure are before this one. */
export async function countWaitingBefore(db: Db, placeId: string): Promise<number> {
  const { before } = await own(db)
    .selectFrom('waiting_places')
    .innerJoin('waiting_places as mine', (join) =>
      join.onRef('mine.departure_id', '=', 'waiting_places.departure_id').on('mine.id', '=', placeId),
    )
    .select((row) => row.fn.countAll<number | string>().as('before'))
    .where('waiting_places.state', '=', 'waiting')
    .whereRef('waiting_places.turn', '<', 'mine.turn')
    .executeTakeFirstOrThrow()
  return Number(before)
}
