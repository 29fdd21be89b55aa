import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { DepartureStatus } from '../domain/availability.ts'
import type { WaitingState } from '../domain/waiting.ts'
import { lockDeparture } from './allotments.server.ts'
import { own } from './tables.server.ts'

/**
 * A place on the waiting list of a departure; `tourId` is the public id of the departure. Whose place it is, is kept by
 * those who took the party's words; here it is seats, a turn and a state.
 */
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

/** Moves a place to a state. The end of an offer is forgotten unless it was taken or ran out. */
export async function setState(tx: Db, placeId: string, state: WaitingState): Promise<void> {
  await own(tx)
    .updateTable('waiting_places')
    .set({ state, ...((state === 'waiting' || state === 'left' || state === 'removed') && { expires_at: null }) })
    .where('id', '=', placeId)
    .execute()
}
