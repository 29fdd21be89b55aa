import type { PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { callableOrTyped } from '#platform/phone/phone-country.server.ts'
import { lockDate, type SeenDate } from './data/lock-date.server.ts'
import { own } from './data/tables.server.ts'
import type { WorkRide } from './domain/workspace.ts'
import { findWorkspace } from './find-workspace.server.ts'

export type RideFailure =
  | { code: 'edit-conflict' }
  | { code: 'ride-not-found' }
  | { code: 'traveller-not-found' }
  | { code: 'ride-full'; seatsLeft: number }
  | { code: 'seat-taken' }

/** Adds a flight, a bus, a train or a transfer to a day. Fails with `edit-conflict`. */
export async function addRide(
  db: Db,
  admin: Admin<'orders'>,
  { date, version, ride }: SeenDate & { ride: Omit<WorkRide, 'id'> },
  now: Date,
): Promise<Result<undefined, RideFailure>> {
  return inTransaction(db, async (tx) => {
    if (!(await lockDate(tx, { date, version }))) return fail({ code: 'edit-conflict' })
    const { leavesOn, leavesAt, arrivesAt, ...others } = ride
    const phone = await callableOrTyped(tx, ride.phone)
    await own(tx)
      .insertInto('operation_rides')
      .values({ ...others, phone, departs_on: date, leaves_on: leavesOn, leaves_at: leavesAt, arrives_at: arrivesAt })
      .execute()
    await note(tx, admin, { date, before: null, after: { kind: ride.kind, ride: ride.name, route: ride.route } }, now)
    return ok(undefined)
  })
}

/** What a booking office or a driver says later; day, hours and number to call that are left out stay. */
export type RideFacts = Pick<WorkRide, 'reference' | 'meeting' | 'capacity'> & {
  [Name in 'leavesOn' | 'leavesAt' | 'arrivesAt' | 'phone']?: WorkRide[Name] | undefined
}

/**
 * Changes when a ride leaves and arrives, where the group meets, the number of the booking, whom to call and how many seats
 * there are. What day, hour and meeting point were before is kept for those who travel, as far as it had been said. Fails with
 * `edit-conflict`, `ride-not-found`, or `ride-full` when more sit on it already.
 */
export async function changeRide(
  db: Db,
  admin: Admin<'orders'>,
  request: SeenDate & { rideId: string; facts: RideFacts },
  now: Date,
): Promise<Result<undefined, RideFailure>> {
  const { date, rideId, facts } = request
  return inTransaction(db, async (tx) => {
    const seen = await findWorkspace(tx, admin, date, now)
    const ride = seen.rides.find(({ id }) => id === rideId)
    if (!ride) return fail({ code: 'ride-not-found' })
    const aboard = seen.travellers.filter(({ seats }) => rideId in seats).length
    if (aboard > facts.capacity) return fail({ code: 'ride-full', seatsLeft: facts.capacity - aboard })
    if (seen.version !== request.version || !(await lockDate(tx, request))) return fail({ code: 'edit-conflict' })
    const { leavesOn, leavesAt, arrivesAt, phone: typed, ...others } = facts
    const stored = await own(tx)
      .selectFrom('operation_rides')
      .select(['leaves_on', 'leaves_at', 'arrives_at', 'meeting', 'reference', 'capacity'])
      .where('id', '=', rideId)
      .executeTakeFirstOrThrow()
    const next = {
      ...others,
      leaves_on: leavesOn ?? stored.leaves_on,
      leaves_at: leavesAt ?? stored.leaves_at,
      arrives_at: arrivesAt ?? stored.arrives_at,
    }
    if (isOtherRoad(stored, next)) {
      const { leaves_on, leaves_at, meeting } = stored
      const was = { ride_id: rideId, changed_at: now, leaves_on, leaves_at, meeting }
      await own(tx).insertInto('operation_ride_changes').values(was).execute()
    }
    const phone = typed === undefined ? {} : { phone: await callableOrTyped(tx, typed) }
    await own(tx)
      .updateTable('operation_rides')
      .set({ ...next, ...phone })
      .where('id', '=', rideId)
      .execute()
    await note(tx, admin, { date, before: { ride: ride.name, ...stored }, after: next }, now)
    return ok(undefined)
  })
}

/**
 * Gives travellers a place on a ride, all of them or none; a seat may be named when it is one traveller. Without `isOn`
 * they lose it. Fails with `edit-conflict`, `ride-not-found`, `traveller-not-found`, `ride-full`, or `seat-taken` when
 * somebody else has that seat.
 */
export async function seatTravellers(
  db: Db,
  admin: Admin<'orders'>,
  request: SeenDate & { rideId: string; passengerIds: readonly string[]; seat?: string; isOn: boolean },
  now: Date,
): Promise<Result<undefined, RideFailure>> {
  const { date, rideId, isOn, seat = '' } = request
  const passengerIds = [...new Set(request.passengerIds)]
  return inTransaction(db, async (tx) => {
    const seen = await findWorkspace(tx, admin, date, now)
    const ride = seen.rides.find(({ id }) => id === rideId)
    if (!ride) return fail({ code: 'ride-not-found' })
    const known = new Set(seen.travellers.map(({ id }) => id))
    if (passengerIds.length === 0 || !passengerIds.every((id) => known.has(id)))
      return fail({ code: 'traveller-not-found' })
    const others = seen.travellers.filter(({ id, seats }) => rideId in seats && !passengerIds.includes(id)).length
    if (isOn && others + passengerIds.length > ride.capacity)
      return fail({ code: 'ride-full', seatsLeft: ride.capacity - others })
    const isTaken = seen.travellers.some(
      ({ id, seats }) =>
        seat !== '' && !passengerIds.includes(id) && seats[rideId]?.toUpperCase() === seat.toUpperCase(),
    )
    if (isOn && isTaken) return fail({ code: 'seat-taken' })
    if (seen.version !== request.version || !(await lockDate(tx, request))) return fail({ code: 'edit-conflict' })

    if (isOn) {
      await own(tx)
        .insertInto('operation_seats')
        .values(passengerIds.map((id) => ({ ride_id: rideId, passenger_id: id, seat })))
        .onConflict((row) => row.columns(['ride_id', 'passenger_id']).doUpdateSet({ seat }))
        .execute()
    } else {
      await own(tx)
        .deleteFrom('operation_seats')
        .where('ride_id', '=', rideId)
        .where('passenger_id', 'in', passengerIds)
        .execute()
    }
    const after = { ride: ride.name, travellers: passengerIds, seat, isOn }
    await note(tx, admin, { date, before: null, after }, now)
    return ok(undefined)
  })
}

type Road = { leaves_on: PlainDate; leaves_at: string; meeting: string }

/** Whether something that had been said is another thing now; what is said for the first time is no change. */
function isOtherRoad(was: Road, now: Road): boolean {
  return (
    was.leaves_on !== now.leaves_on ||
    (was.leaves_at !== '' && was.leaves_at !== now.leaves_at) ||
    (was.meeting !== '' && was.meeting !== now.meeting)
  )
}

/** Numbers stay out of the log. */
async function note(
  tx: Db,
  admin: Admin<'orders'>,
  { date, before, after }: { date: SeenDate['date']; before: unknown; after: unknown },
  now: Date,
): Promise<void> {
  const subject = { kind: 'departure-date', id: date } as const
  await recordAudit(tx, { actor: admin, action: 'operation.ride', subject, before, after }, now)
}
