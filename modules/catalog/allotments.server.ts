import type { Localised } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { findAllotment, findLiveAllotment, lockDeparture } from './data/allotments.server.ts'
import { own } from './data/tables.server.ts'
import { change } from './hold-seats.server.ts'

export type AllotmentFailure = { code: 'departure-not-found' | 'too-few-seats' | 'sold-already' | 'release-day' }

/** An allotment with the departure it belongs to. `rest` is what the agency may still sell of it. */
export type Allotment = {
  id: string
  departureId: string
  tourId: string
  tourName: Localised
  departsOn: PlainDate
  holderId: string
  seats: number
  taken: number
  rest: number
  releaseOn: PlainDate
  releasedAt: Date | null
}

/**
 * Promises seats of a departure to an agency until a day, or changes what was promised: the seats leave the sale at
 * once, and come back when fewer are promised. Works inside the caller's transaction under the departure's lock.
 *
 * Fails with `departure-not-found`; `too-few-seats` when fewer are free; `sold-already` when the agency has sold more
 * than it would keep; `release-day` when the day of release is past or after the departure.
 */
export async function setAllotment(
  tx: Db,
  wish: { tourId: string; holderId: string; seats: number; releaseOn: PlainDate },
  today: PlainDate,
): Promise<Result<{ allotmentId: string }, AllotmentFailure>> {
  const departure = await own(tx)
    .selectFrom('departures')
    .select(['id', 'departs_on'])
    .where('public_id', '=', wish.tourId)
    .executeTakeFirst()
  if (!departure) return fail({ code: 'departure-not-found' })
  if (wish.releaseOn <= today || wish.releaseOn > departure.departs_on) return fail({ code: 'release-day' })
  await lockDeparture(tx, departure.id)
  const known = await findLiveAllotment(tx, { departureId: departure.id, holderId: wish.holderId })
  if (known && known.taken > wish.seats) return fail({ code: 'sold-already' })
  const allotted = wish.seats - (known?.seats ?? 0)
  if (!(await change(tx, departure.id, { held: 0, sold: 0, allotted }))) return fail({ code: 'too-few-seats' })
  const values = { seats: wish.seats, release_on: wish.releaseOn }
  if (known) {
    await own(tx).updateTable('allotments').set(values).where('id', '=', known.id).execute()
    return ok({ allotmentId: known.id })
  }
  const { id } = await own(tx)
    .insertInto('allotments')
    .values({ ...values, departure_id: departure.id, holder_id: wish.holderId, released_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return ok({ allotmentId: id })
}

/**
 * Puts what an agency has not sold of an allotment on sale again. What it has sold stays sold; asked again, nothing
 * changes. False when there is no such allotment, or it was released before.
 */
export async function releaseAllotment(tx: Db, allotmentId: string, now: Date): Promise<boolean> {
  const found = await findAllotment(tx, allotmentId)
  if (!found) return false
  await lockDeparture(tx, found.departureId)
  const locked = await findAllotment(tx, allotmentId)
  if (!locked || locked.releasedAt) return false
  if (locked.rest > 0) await change(tx, locked.departureId, { held: 0, sold: 0, allotted: -locked.rest })
  await own(tx).updateTable('allotments').set({ released_at: now }).where('id', '=', allotmentId).execute()
  return true
}

/** Releases every allotment whose day has come, each in a transaction of its own; gives their number. */
export async function releaseDueAllotments(db: Db, today: PlainDate, now: Date): Promise<number> {
  const due = await own(db)
    .selectFrom('allotments')
    .select('id')
    .where('released_at', 'is', null)
    .where('release_on', '<=', today)
    .orderBy('release_on')
    .orderBy('id')
    .limit(200)
    .execute()
  let released = 0
  for (const { id } of due) {
    const isReleased = await inTransaction(db, (tx) => releaseAllotment(tx, id, now))
    if (isReleased) released += 1
  }
  return released
}

/** Allotments of an agency or of a departure, the next to leave first; those of past journeys are left out. */
export async function listAllotments(
  db: Db,
  { holderId, tourId, from }: { holderId?: string | undefined; tourId?: string | undefined; from: PlainDate },
): Promise<Allotment[]> {
  const rows = await own(db)
    .selectFrom('allotments')
    .innerJoin('departures', 'departures.id', 'allotments.departure_id')
    .innerJoin('tours', 'tours.id', 'departures.tour_id')
    .select([
      'allotments.id',
      'departures.id as departureId',
      'departures.public_id as tourId',
      'tours.name as tourName',
      'departures.departs_on as departsOn',
      'holder_id as holderId',
      'seats',
      'seats_taken as taken',
      'release_on as releaseOn',
      'released_at as releasedAt',
    ])
    .where('departures.departs_on', '>=', from)
    .$if(holderId !== undefined, (query) => query.where('holder_id', '=', holderId ?? ''))
    .$if(tourId !== undefined, (query) => query.where('departures.public_id', '=', tourId ?? ''))
    .orderBy('departures.departs_on')
    .orderBy('departures.public_id')
    .orderBy('allotments.id')
    .limit(500)
    .execute()
  return rows.map((row) => ({ ...row, rest: row.releasedAt ? 0 : row.seats - row.taken }))
}
