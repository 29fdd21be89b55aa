import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './tables.server.ts'

/** An allotment as it is read under its departure's lock. `rest` is what may still be sold of it. */
export type AllotmentRow = {
  id: string
  departureId: string
  holderId: string
  seats: number
  taken: number
  rest: number
  releaseOn: PlainDate
  releasedAt: Date | null
}

/** Whoever changes seats and allotments locks the departure first, so that nobody waits in a circle. */
export async function lockDeparture(tx: Db, departureId: string): Promise<void> {
  await own(tx).selectFrom('departures').select('id').where('id', '=', departureId).forUpdate().execute()
}

export async function findAllotment(tx: Db, id: string): Promise<AllotmentRow | undefined> {
  const row = await rows(tx).where('id', '=', id).executeTakeFirst()
  return row && { ...row, rest: row.seats - row.taken }
}

/** The allotment of a departure that an agency has and that was not released. */
export async function findLiveAllotment(
  tx: Db,
  { departureId, holderId }: { departureId: string; holderId: string },
): Promise<AllotmentRow | undefined> {
  const row = await rows(tx)
    .where('departure_id', '=', departureId)
    .where('holder_id', '=', holderId)
    .where('released_at', 'is', null)
    .executeTakeFirst()
  return row && { ...row, rest: row.seats - row.taken }
}

/** Moves how many seats of an allotment are sold or held. The table refuses more than there are. */
export async function moveTaken(tx: Db, id: string, by: number): Promise<void> {
  await own(tx)
    .updateTable('allotments')
    .set({ seats_taken: sql<number>`seats_taken + ${by}` })
    .where('id', '=', id)
    .execute()
}

function rows(tx: Db) {
  return own(tx)
    .selectFrom('allotments')
    .select([
      'id',
      'departure_id as departureId',
      'holder_id as holderId',
      'seats',
      'seats_taken as taken',
      'release_on as releaseOn',
      'released_at as releasedAt',
    ])
}
