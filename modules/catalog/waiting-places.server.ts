import { sql } from 'kysely'
import { isUuid } from '#kernel/ids.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { invalidatePages } from '#platform/cache/invalidate-pages.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { lockDeparture } from './data/allotments.server.ts'
import { own } from './data/tables.server.ts'
import {
  assignFreeSeats,
  lockPlace,
  moveHeld,
  offerPlace,
  places,
  type WaitingPlace,
} from './data/waiting-places.server.ts'
import { availabilityOf } from './domain/availability.ts'
import { isOfferLive, offerEnd, type WaitingState } from './domain/waiting.ts'
import { change } from './hold-seats.server.ts'
import { seatsTag } from './page-tags.server.ts'

export type { WaitingPlace } from './data/waiting-places.server.ts'

/**
 * Locks a departure until the caller's transaction ends, and gives the places of those who wait for it or have an offer:
 * whoever joins looks here first.
 */
export async function lockWaitingPlaces(tx: Db, departureId: string): Promise<string[]> {
  await lockDeparture(tx, departureId)
  const rows = await own(tx)
    .selectFrom('waiting_places')
    .select('id')
    .where('departure_id', '=', departureId)
    .where('state', 'in', ['waiting', 'offered'])
    .orderBy('turn')
    .limit(2000)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Adds a party at the end of the list inside the caller's transaction. Seats that came free a moment ago are offered at
 * once, so that nobody waits beside an empty seat. Gives the place's id.
 */
export async function joinWaitingPlaces(
  tx: Db,
  { departureId, seats, token }: { departureId: string; seats: number; token: string },
  now: Date,
): Promise<string> {
  await lockDeparture(tx, departureId)
  const { id } = await own(tx)
    .insertInto('waiting_places')
    .values({ departure_id: departureId, seats, token, expires_at: null, joined_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await offerFreeSeats(tx, departureId)
  return id
}

/** Offers what is free to those who wait: for everything that frees seats without giving some back. */
export async function offerFreeSeats(tx: Db, departureId: string, skipping: { except?: string } = {}): Promise<void> {
  await lockDeparture(tx, departureId)
  const row = await own(tx)
    .selectFrom('departures')
    .select(['public_id', 'status', sql<number>`capacity - seats_held - seats_sold - seats_allotted`.as('free')])
    .where('id', '=', departureId)
    .executeTakeFirst()
  if (row?.status !== 'published') return
  if ((await assignFreeSeats(tx, departureId, row.free, skipping)) > 0)
    await invalidatePages(tx, seatsTag(row.public_id))
}

/**
 * Starts the clock of an offer that was not mailed yet; asked again, nothing changes. `undefined` when there is no such
 * offer any more. Of a departure that is sold no longer the seats go back, and the party waits on.
 */
export async function startWaitingOffer(
  db: Db,
  { placeId, offerHours }: { placeId: string; offerHours: number },
  now: Date,
): Promise<(WaitingPlace & { expiresAt: Date }) | undefined> {
  return inTransaction(db, async (tx) => {
    const place = await lockPlace(tx, { id: placeId })
    if (place?.state !== 'offered') return undefined
    if (place.expiresAt !== null) return { ...place, expiresAt: place.expiresAt }
    const count = { ...place, capacity: 1, held: 0, sold: 0, allotted: 0 }
    if (availabilityOf(count, dayInIstanbul(now)) === 'closed') {
      await moveHeld(tx, place.departureId, -place.seats)
      await setState(tx, placeId, 'waiting')
      return undefined
    }
    const expiresAt = offerEnd(place, offerHours, now)
    await own(tx).updateTable('waiting_places').set({ expires_at: expiresAt }).where('id', '=', placeId).execute()
    return { ...place, expiresAt }
  })
}

/**
 * Turns the seats that an offer holds into those of an order, inside the caller's transaction. Fewer travellers give the
 * rest to the next in turn, more of them need free seats. False when the offer is over, is for another departure, or the
 * seats that are missing are not there; then nothing has changed.
 */
export async function takeOfferedSeats(
  tx: Db,
  { token, departureId, seats }: { token: string; departureId: string; seats: number },
  now: Date,
): Promise<boolean> {
  const place = await lockPlace(tx, { token })
  if (!place || place.departureId !== departureId || !isOfferLive(place, now)) return false
  const held = seats - place.seats
  if (
    held !== 0 &&
    !(await change(tx, departureId, { held, sold: 0, allotted: 0 }, held > 0 ? ['published'] : undefined))
  )
    return false
  await setState(tx, place.id, 'taken')
  return true
}

/**
 * Takes a party off the list, as it wishes, as staff decide, or because its time is over; seats that were held for it go
 * to the next in turn. False when it is not on the list any more.
 */
export async function endWaiting(tx: Db, placeId: string, as: 'left' | 'removed' | 'expired'): Promise<boolean> {
  const place = await lockPlace(tx, { id: placeId })
  if (!place || (place.state !== 'waiting' && place.state !== 'offered')) return false
  await setState(tx, placeId, as)
  if (place.state === 'offered') await change(tx, place.departureId, { held: -place.seats, sold: 0, allotted: 0 })
  return true
}

/** Puts a party that was taken off the list back where it stood; false when it was not taken off. */
export async function resumeWaiting(tx: Db, placeId: string): Promise<boolean> {
  const place = await lockPlace(tx, { id: placeId })
  if (place?.state !== 'removed') return false
  await setState(tx, placeId, 'waiting')
  return true
}

/** As `endWaiting`, and nothing of the place is kept. */
export async function dropWaitingPlace(tx: Db, placeId: string): Promise<void> {
  await endWaiting(tx, placeId, 'left')
  await own(tx).deleteFrom('waiting_places').where('id', '=', placeId).execute()
}

/**
 * Sends a party to the end of the list. Seats that were held for it go to the next in turn, not to itself again. False
 * when it is not on the list.
 */
export async function skipTurn(tx: Db, placeId: string): Promise<boolean> {
  const place = await lockPlace(tx, { id: placeId })
  if (!place || (place.state !== 'waiting' && place.state !== 'offered')) return false
  await own(tx)
    .updateTable('waiting_places')
    .set({
      state: 'waiting',
      expires_at: null,
      turn: sql<number>`nextval(pg_get_serial_sequence('waiting_places', 'turn'))`,
    })
    .where('id', '=', placeId)
    .execute()
  if (place.state === 'offered') {
    await moveHeld(tx, place.departureId, -place.seats)
    await offerFreeSeats(tx, place.departureId, { except: placeId })
    await invalidatePages(tx, seatsTag(place.tourId))
  }
  return true
}

export type OfferPlaceFailure =
  | { code: 'not-waiting' }
  | { code: 'not-on-sale' }
  | { code: 'too-few-seats'; free: number }

/**
 * Offers seats to a party out of turn, also to one whose time was over, and on a departure that staff declared full.
 *
 * Fails with `not-waiting`, `not-on-sale`, or `too-few-seats` when fewer are free than it needs.
 */
export async function offerOutOfTurn(
  tx: Db,
  placeId: string,
  today: PlainDate,
): Promise<Result<void, OfferPlaceFailure>> {
  const place = await lockPlace(tx, { id: placeId })
  if (!place || (place.state !== 'waiting' && place.state !== 'expired')) return fail({ code: 'not-waiting' })
  const count = { ...place, capacity: 1, held: 0, sold: 0, allotted: 0 }
  if (availabilityOf(count, today) === 'closed') return fail({ code: 'not-on-sale' })
  if (place.free < place.seats) return fail({ code: 'too-few-seats', free: Math.max(0, place.free) })
  await offerPlace(tx, place)
  await invalidatePages(tx, seatsTag(place.tourId))
  return ok(undefined)
}

/** Offers whose time is over go to the next in turn, each in a transaction of its own; gives the places they belonged to. */
export async function expireWaitingOffers(db: Db, now: Date): Promise<string[]> {
  const due = await own(db)
    .selectFrom('waiting_places')
    .select('id')
    .where('state', '=', 'offered')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(100)
    .execute()
  const ended: string[] = []
  for (const { id } of due) {
    const isEnded = await inTransaction(db, async (tx) => {
      const place = await lockPlace(tx, { id })
      return (
        place !== undefined && place.state === 'offered' && !isOfferLive(place, now) && endWaiting(tx, id, 'expired')
      )
    })
    if (isEnded) ended.push(id)
  }
  return ended
}

/** Offers that no mail has started the clock of yet. */
export async function listUnmailedOffers(db: Db): Promise<string[]> {
  const rows = await own(db)
    .selectFrom('waiting_places')
    .select('id')
    .where('state', '=', 'offered')
    .where('expires_at', 'is', null)
    .orderBy('turn')
    .limit(100)
    .execute()
  return rows.map(({ id }) => id)
}

/** Forgets the lists of journeys that have left, with those who stood on them. */
export async function forgetWaitingPlaces(db: Db, today: PlainDate): Promise<void> {
  await own(db)
    .deleteFrom('waiting_places')
    .where('state', '!=', 'offered')
    .where('departure_id', 'in', (departures) =>
      departures.selectFrom('departures').select('id').where('departs_on', '<', today),
    )
    .execute()
}

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

/** How many parties of the same departure are before this one. */
export async function countBefore(db: Db, placeId: string): Promise<number> {
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

/** The list of a departure in turn: who waits or has an offer first, those who are off the list after them. */
export async function listWaitingPlaces(db: Db, tourId: string): Promise<WaitingPlace[]> {
  return places(db)
    .where('departures.public_id', '=', tourId)
    .orderBy((row) => row('waiting_places.state', 'in', ['waiting', 'offered']), 'desc')
    .orderBy('waiting_places.turn')
    .limit(500)
    .execute()
}

async function setState(tx: Db, placeId: string, state: WaitingState): Promise<void> {
  await own(tx)
    .updateTable('waiting_places')
    .set({ state, ...((state === 'waiting' || state === 'left' || state === 'removed') && { expires_at: null }) })
    .where('id', '=', placeId)
    .execute()
}
