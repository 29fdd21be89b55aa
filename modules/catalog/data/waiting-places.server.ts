import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { waitingSeatsFreed } from '../jobs/queues.server.ts'
import { nextInTurn, type WaitingState } from '../domain/waiting.ts'
import type { DepartureStatus } from '../domain/availability.ts'
import { lockDeparture } from './allotments.server.ts'
import { own } from './tables.server.ts'

/** A place on the waiting list of a departure; `tourId` is the public id of the departure. */
export type WaitingPlace = {
  id: string
  departureId: string
  tourId: string
  seats: number
  state: WaitingState
  token: string
  offers: number
  expiresAt: Date | null
  joinedAt: Date
}

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

/** A place under its departure's lock, so that it is offered, taken and ended once. */
export async function lockPlace(
  tx: Db,
  key: { id: string } | { token: string },
): Promise<(WaitingPlace & DepartureOfPlace) | undefined> {
  const column = 'id' in key ? 'waiting_places.id' : 'waiting_places.token'
  const value = 'id' in key ? key.id : key.token
  const known = await places(tx).where(column, '=', value).executeTakeFirst()
  if (!known) return undefined
  await lockDeparture(tx, known.departureId)
  return places(tx).where(column, '=', value).executeTakeFirst()
}

export type DepartureOfPlace = {
  status: DepartureStatus
  free: number
  departsOn: PlainDate
  salesCloseOn: PlainDate
}

/** Places with what their departure says of itself. */
export function places(db: Db) {
  return own(db)
    .selectFrom('waiting_places')
    .innerJoin('departures', 'departures.id', 'waiting_places.departure_id')
    .select([
      'waiting_places.id',
      'waiting_places.departure_id as departureId',
      'departures.public_id as tourId',
      'waiting_places.seats',
      'waiting_places.state',
      'waiting_places.token',
      'waiting_places.offers',
      'waiting_places.expires_at as expiresAt',
      'waiting_places.joined_at as joinedAt',
      'departures.status',
      'departures.departs_on as departsOn',
      'departures.sales_close_on as salesCloseOn',
      sql<number>`capacity - seats_held - seats_sold - seats_allotted`.as('free'),
    ])
}
