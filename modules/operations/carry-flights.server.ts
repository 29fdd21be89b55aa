import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import type { RideFailure } from './change-rides.server.ts'
import { lockDate, type SeenDate } from './data/lock-date.server.ts'
import { own } from './data/tables.server.ts'
import { flightsToCarry } from './domain/flights-to-carry.ts'
import { findWorkspace } from './find-workspace.server.ts'

/**
 * Puts the flights that the tours of a day name, and the day has not yet, among its rides with days and hours, and seats
 * on each whoever flies with it. The number of the booking is added on the ride. Answers how many came; none is no failure.
 * Fails with `edit-conflict`.
 */
export async function carryFlights(
  db: Db,
  admin: Admin<'orders'>,
  request: SeenDate,
  now: Date,
): Promise<Result<{ carried: number }, RideFailure>> {
  const { date } = request
  return inTransaction(db, async (tx) => {
    const seen = await findWorkspace(tx, admin, date, now)
    const flights = flightsToCarry(seen)
    if (seen.version !== request.version || !(await lockDate(tx, request))) return fail({ code: 'edit-conflict' })
    for (const { ride, passengerIds } of flights) {
      const { leavesOn, leavesAt, arrivesAt, ...facts } = ride
      const { id } = await own(tx)
        .insertInto('operation_rides')
        .values({ ...facts, departs_on: date, leaves_on: leavesOn, leaves_at: leavesAt, arrives_at: arrivesAt })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (passengerIds.length > 0)
        await own(tx)
          .insertInto('operation_seats')
          .values(passengerIds.map((passengerId) => ({ ride_id: id, passenger_id: passengerId })))
          .execute()
    }
    const subject = { kind: 'departure-date', id: date } as const
    const after = flights.map(({ ride, passengerIds }) => ({ ride: ride.name, travellers: passengerIds.length }))
    if (flights.length > 0) await recordAudit(tx, { actor: admin, action: 'operation.ride', subject, after }, now)
    return ok({ carried: flights.length })
  })
}
