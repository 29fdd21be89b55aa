import { fail, ok, type Result } from '#kernel/result.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { lockDate, type SeenDate } from './data/lock-date.server.ts'
import { own } from './data/tables.server.ts'
import type { FloorWish, ViewWish } from './domain/room-wishes.ts'
import type { StayFacts } from './domain/workspace.ts'

export type StayFailure = { code: 'edit-conflict' } | { code: 'room-not-found' }

/** Writes down what is settled with a hotel for a day. Fails with `edit-conflict`; then nothing has changed. */
export async function changeStay(
  db: Db,
  admin: Admin<'orders'>,
  request: SeenDate & { stay: string; facts: StayFacts },
  now: Date,
): Promise<Result<undefined, StayFailure>> {
  const { date, stay, facts } = request
  return inTransaction(db, async (tx) => {
    if (!(await lockDate(tx, request))) return fail({ code: 'edit-conflict' })
    const { confirmation, optionOn, mail, contracted, wish } = facts
    const values = { confirmation, option_on: optionOn, mail, contracted: toJson(contracted), wish }
    await own(tx)
      .insertInto('operation_stays')
      .values({ departs_on: date, stay, ...values })
      .onConflict((known) => known.columns(['departs_on', 'stay']).doUpdateSet(values))
      .execute()
    await note(tx, admin, { date, after: { stay, confirmation, optionOn, contracted } }, now)
    return ok(undefined)
  })
}

export type RoomWish = { roomId: string; floor: FloorWish | ''; view: ViewWish | '' }

/** Writes down which floor and view is wished for rooms, all of them or none. Fails with `edit-conflict` or `room-not-found`. */
export async function wishForRooms(
  db: Db,
  admin: Admin<'orders'>,
  request: SeenDate & { stay: string; wishes: readonly RoomWish[] },
  now: Date,
): Promise<Result<undefined, StayFailure>> {
  const { date, stay, wishes } = request
  return inTransaction(db, async (tx) => {
    if (!(await lockDate(tx, request))) return fail({ code: 'edit-conflict' })
    for (const { roomId, floor, view } of wishes) {
      const { numUpdatedRows } = await own(tx)
        .updateTable('operation_rooms')
        .set({ floor, view })
        .where('id', '=', roomId)
        .where('departs_on', '=', date)
        .where('stay', '=', stay)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return fail({ code: 'room-not-found' })
    }
    await note(tx, admin, { date, after: { stay, wishes } }, now)
    return ok(undefined)
  })
}

async function note(
  tx: Db,
  admin: Admin<'orders'>,
  { date, after }: { date: PlainDate; after: unknown },
  now: Date,
): Promise<void> {
  const subject = { kind: 'departure-date', id: date } as const
  await recordAudit(tx, { actor: admin, action: 'operation.stay', subject, after }, now)
}
