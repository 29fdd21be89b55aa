import { sql } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { nextInTurn } from '../domain/waiting.ts'
import { waitingSeatsFreed } from '../jobs/queues.server.ts'
import { own } from './tables.server.ts'

/** Parties that are looked at when seats come free; more never fit into what one act frees. */
const LONGEST_LOOK = 200

/**
 * Holds free seats for whoever's turn it is, and asks for the mails; gives how many seats that were. Whoever calls it has
 * locked the departure and knows how many are free.
 */
export async function assignFreeSeats(
  tx: Db,
  departureId: string,
  free: number,
  { except }: { except?: string } = {},
): Promise<number> {
  if (free < 1) return 0
  const waiting = await own(tx)
    .selectFrom('waiting_places')
    .select(['id', 'seats'])
    .where('departure_id', '=', departureId)
    .where('state', '=', 'waiting')
    .where('seats', '<=', free)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .orderBy('turn')
    .limit(LONGEST_LOOK)
    .execute()
  const next = nextInTurn(waiting, free)
  for (const place of next) await offerPlace(tx, { ...place, departureId })
  return next.reduce((sum, { seats }) => sum + seats, 0)
}

/** Holds the seats of one party and asks for its mail. The table refuses more seats than there are. */
export async function offerPlace(
  tx: Db,
  { id, departureId, seats }: { id: string; departureId: string; seats: number },
): Promise<void> {
  await moveHeld(tx, departureId, seats)
  await own(tx)
    .updateTable('waiting_places')
    .set({ state: 'offered', expires_at: null, offers: sql<number>`offers + 1` })
    .where('id', '=', id)
    .execute()
  await enqueue(tx, waitingSeatsFreed, { placeId: id })
}

/** Moves the seats held without offering what comes free. */
export async function moveHeld(tx: Db, departureId: string, by: number): Promise<void> {
  await own(tx)
    .updateTable('departures')
    .set({ seats_held: sql<number>`seats_held + ${by}` })
    .where('id', '=', departureId)
    .execute()
}
