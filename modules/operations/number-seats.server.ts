import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import type { RideFailure } from './change-rides.server.ts'
import { lockDate, type SeenDate } from './data/lock-date.server.ts'
import { own } from './data/tables.server.ts'
import { planSeats } from './domain/plan-seats.ts'
import { toGuest } from './domain/to-guest.ts'
import { findWorkspace } from './find-workspace.server.ts'

/**
 * Gives everybody on a bus who has no seat yet a number by the rules of `planSeats`; who has one keeps it. Answers how many
 * have none still. Fails with `edit-conflict` or `ride-not-found`; then nothing has changed.
 */
export async function numberSeats(
  db: Db,
  admin: Admin<'orders'>,
  request: SeenDate & { rideId: string },
  now: Date,
): Promise<Result<{ left: number }, RideFailure>> {
  const { date, rideId } = request
  return inTransaction(db, async (tx) => {
    const seen = await findWorkspace(tx, admin, date, now)
    const ride = seen.rides.find(({ id }) => id === rideId)
    if (!ride) return fail({ code: 'ride-not-found' })
    if (seen.version !== request.version || !(await lockDate(tx, request))) return fail({ code: 'edit-conflict' })
    const aboard = seen.travellers.filter(({ seats }) => rideId in seats)
    const taken = new Map(
      aboard.flatMap(({ id, seats }) => {
        const seat = Number(seats[rideId])
        return Number.isInteger(seat) && seat > 0 ? [[id, seat] as const] : []
      }),
    )
    const open = aboard.filter(({ seats }) => seats[rideId] === '')
    const planned = planSeats(aboard.map(toGuest), ride.capacity, taken)
    const given = open.flatMap(({ id }) => {
      const seat = planned.get(id)
      return seat === undefined ? [] : [{ ride_id: rideId, passenger_id: id, seat: String(seat) }]
    })
    if (given.length > 0) {
      await own(tx)
        .insertInto('operation_seats')
        .values(given)
        .onConflict((row) =>
          row.columns(['ride_id', 'passenger_id']).doUpdateSet((to) => ({ seat: to.ref('excluded.seat') })),
        )
        .execute()
    }
    const subject = { kind: 'departure-date', id: date } as const
    const after = { ride: ride.name, seats: given.map(({ passenger_id: traveller, seat }) => ({ traveller, seat })) }
    await recordAudit(tx, { actor: admin, action: 'operation.ride', subject, after }, now)
    return ok({ left: open.length - given.length })
  })
}
