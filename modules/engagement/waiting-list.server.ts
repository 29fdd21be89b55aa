import { isUuid } from '#kernel/ids.ts'
import type { Locale } from '#kernel/locale.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { WaitingState } from '#modules/catalog/index.ts'
import {
  endWaiting,
  resumeWaiting,
  findWaitingPlace,
  listWaitingDepartures,
  listWaitingPlaces,
  offerOutOfTurn,
  skipTurn,
  type OfferPlaceFailure,
  type WaitingDeparture,
  type WaitingListRequest,
} from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { listWaitingPeople } from './data/waiting-people.server.ts'

/** A party on the list of a departure, as staff see it. */
export type WaitingParty = {
  id: string
  seats: number
  state: WaitingState
  joinedAt: Date
  expiresAt: Date | null
  /** Absent when the person was erased. */
  person: { name: string; email: string; phone: string; language: Locale } | undefined
}

/** One page of the departures for which somebody waits, the next to leave first unless asked otherwise. */
export async function listWaitingLists(
  db: Db,
  _admin: Admin<'orders'>,
  request: WaitingListRequest,
): Promise<{ departures: WaitingDeparture[]; total: number }> {
  return listWaitingDepartures(db, request)
}

/** The list of a departure in turn: who waits or has an offer first, those who are off it after them. */
export async function listWaitingParties(db: Db, _admin: Admin<'orders'>, tourId: string): Promise<WaitingParty[]> {
  const places = await listWaitingPlaces(db, tourId)
  const people = await listWaitingPeople(
    db,
    places.map(({ id }) => id),
  )
  return places.map(({ id, seats, state, joinedAt, expiresAt }) => ({
    id,
    seats,
    state,
    joinedAt,
    expiresAt,
    person: people.get(id),
  }))
}

export const waitingActs = ['offer', 'skip', 'remove', 'restore'] as const

export type WaitingAct = (typeof waitingActs)[number]

/**
 * Offers seats to a party out of turn, sends it to the end of the list, takes it off, or puts it back where it stood. What
 * was held for it goes to the next in turn.
 *
 * Fails with `not-waiting` when it is not on the list any more; an offer also with `not-on-sale` and `too-few-seats`.
 */
export async function actOnWaiting(
  db: Db,
  admin: Admin<'orders'>,
  { placeId, act }: { placeId: string; act: WaitingAct },
  now: Date,
): Promise<Result<void, OfferPlaceFailure>> {
  if (!isUuid(placeId)) return fail({ code: 'not-waiting' })
  return inTransaction(db, async (tx) => {
    const before = await findWaitingPlace(tx, { id: placeId })
    const done = await doAct(tx, placeId, act, dayInIstanbul(now))
    if (!done.ok || !before) return done
    const subject = { kind: 'waiting-place', id: placeId }
    const facts = { departure: before.tourId, seats: before.seats }
    await recordAudit(
      tx,
      { actor: admin, action: `waiting-list.${act}`, subject, before: { state: before.state }, after: facts },
      now,
    )
    return done
  })
}

const turnActs = {
  skip: skipTurn,
  remove: (tx: Db, placeId: string) => endWaiting(tx, placeId, 'removed'),
  restore: resumeWaiting,
}

async function doAct(
  tx: Db,
  placeId: string,
  act: WaitingAct,
  today: PlainDate,
): Promise<Result<void, OfferPlaceFailure>> {
  if (act === 'offer') return offerOutOfTurn(tx, placeId, today)
  const isDone = await turnActs[act](tx, placeId)
  return isDone ? ok(undefined) : fail({ code: 'not-waiting' })
}

/** A party leaves the list itself, or gives back what is held for it. False when it is not on the list any more. */
export async function leaveWaitingList(db: Db, token: string): Promise<boolean> {
  const place = await findWaitingPlace(db, { token })
  return place !== undefined && inTransaction(db, (tx) => endWaiting(tx, place.id, 'left'))
}
