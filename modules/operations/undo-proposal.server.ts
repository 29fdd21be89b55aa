import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { lockDate, type SeenDate } from './data/lock-date.server.ts'
import { own } from './data/tables.server.ts'

export type UndoFailure = { code: 'edit-conflict' } | { code: 'nothing-to-undo' }

/**
 * Takes the last proposal for a hotel back as a whole: everybody it placed who is still where it put them has no room
 * again, and the rooms it opened go when nobody sleeps in them. Who was moved by hand since stays.
 *
 * Fails with `edit-conflict` or `nothing-to-undo`; then nothing has changed.
 */
export async function undoProposal(
  db: Db,
  admin: Admin<'orders'>,
  request: SeenDate & { stay: string },
  now: Date,
): Promise<Result<{ undone: number }, UndoFailure>> {
  return inTransaction(db, async (tx) => {
    if (!(await lockDate(tx, request))) return fail({ code: 'edit-conflict' })
    const proposal = await own(tx)
      .selectFrom('operation_proposals')
      .select(['id', 'places', 'room_ids', 'undone_at'])
      .where('departs_on', '=', request.date)
      .where('stay', '=', request.stay)
      .orderBy('made_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!proposal || proposal.undone_at !== null) return fail({ code: 'nothing-to-undo' })

    const roomOf = new Map(proposal.places.map(({ guestId, roomId }) => [guestId, roomId]))
    const places = await own(tx)
      .selectFrom('operation_places')
      .select(['passenger_id', 'room_id'])
      .where('stay', '=', request.stay)
      .where('reason', '<>', 'by-hand')
      .where('passenger_id', 'in', [...roomOf.keys(), proposal.id])
      .execute()
    const untouched = places.filter(({ passenger_id, room_id }) => roomOf.get(passenger_id) === room_id)
    const passengerIds = untouched.map(({ passenger_id }) => passenger_id)
    if (passengerIds.length > 0) {
      await own(tx)
        .deleteFrom('operation_places')
        .where('stay', '=', request.stay)
        .where('passenger_id', 'in', passengerIds)
        .execute()
    }
    if (proposal.room_ids.length > 0) {
      await own(tx)
        .deleteFrom('operation_rooms')
        .where('id', 'in', proposal.room_ids)
        .where((room) =>
          room.not(
            room.exists(
              room
                .selectFrom('operation_places')
                .select('operation_places.room_id')
                .whereRef('operation_places.room_id', '=', 'operation_rooms.id'),
            ),
          ),
        )
        .execute()
    }
    await own(tx).updateTable('operation_proposals').set({ undone_at: now }).where('id', '=', proposal.id).execute()
    await recordAudit(
      tx,
      {
        actor: admin,
        action: 'operation.undo-proposal',
        subject: { kind: 'departure-date', id: request.date },
        before: { stay: request.stay, places: untouched },
        after: { stay: request.stay, places: [] },
      },
      now,
    )
    return ok({ undone: untouched.length })
  })
}
