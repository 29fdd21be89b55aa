import { isUuid } from '#kernel/ids.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { lockDate, type SeenDate } from './data/lock-date.server.ts'
import { own } from './data/tables.server.ts'
import { isForbidden, objectionsTo, type RoomObjection } from './domain/rooming.ts'
import { toGuest } from './domain/to-guest.ts'
import { findWorkspace } from './find-workspace.server.ts'

export type PlaceRequest = SeenDate & {
  passengerId: string
  /** The key of the hotel. */
  stay: string
  /** Null takes the traveller out of the room. */
  roomId: string | null
}

export type PlaceFailure =
  | { code: 'edit-conflict' }
  | { code: 'traveller-not-found' }
  | { code: 'room-not-found' }
  | { code: 'against-the-rules'; objections: RoomObjection[] }

/**
 * Puts a traveller into a room of a hotel, or out of any, in the version of the day that was seen. Answers the objections
 * that staff may pass over, such as a room of another size.
 *
 * Fails with `edit-conflict`, `traveller-not-found`, `room-not-found` or `against-the-rules`; then nothing has changed.
 */
export async function placeTraveller(
  db: Db,
  admin: Admin<'orders'>,
  request: PlaceRequest,
  now: Date,
): Promise<Result<{ objections: RoomObjection[] }, PlaceFailure>> {
  const { date, passengerId, stay, roomId } = request
  if (!isUuid(passengerId)) return fail({ code: 'traveller-not-found' })
  return inTransaction(db, async (tx) => {
    const seen = await findWorkspace(tx, admin, date, now)
    const traveller = seen.travellers.find(({ id }) => id === passengerId)
    if (!traveller) return fail({ code: 'traveller-not-found' })
    const room = seen.rooms.find((each) => each.id === roomId && each.stay === stay)
    const isOfStay = seen.stays.some(({ key, tourIds }) => key === stay && tourIds.includes(traveller.tourId))
    if (roomId !== null && (!room || !isOfStay)) return fail({ code: 'room-not-found' })
    const others = seen.travellers.filter(({ id, rooms }) => room && rooms[stay]?.id === room.id && id !== passengerId)
    const objections = room ? objectionsTo(toGuest(traveller), room, others.map(toGuest)) : []
    if (objections.some(isForbidden)) return fail({ code: 'against-the-rules', objections })
    // Read before the lock, judged after it: a day that somebody changed meanwhile has another version.
    if (seen.version !== request.version || !(await lockDate(tx, request))) return fail({ code: 'edit-conflict' })

    const before = traveller.rooms[stay]
    if (room) {
      await own(tx)
        .insertInto('operation_places')
        .values({ passenger_id: passengerId, stay, room_id: room.id, reason: 'by-hand' })
        .onConflict((place) =>
          place.columns(['passenger_id', 'stay']).doUpdateSet({ room_id: room.id, reason: 'by-hand' }),
        )
        .execute()
    } else {
      await own(tx)
        .deleteFrom('operation_places')
        .where('passenger_id', '=', passengerId)
        .where('stay', '=', stay)
        .execute()
    }
    await recordAudit(
      tx,
      {
        actor: admin,
        action: 'operation.place',
        subject: { kind: 'departure-date', id: date },
        before: { traveller: passengerId, stay, room: before?.number ?? null },
        after: { traveller: passengerId, stay, room: room?.number ?? null },
      },
      now,
    )
    return ok({ objections })
  })
}
