import { isUuid } from '#kernel/ids.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { lockDate, type SeenDate } from './data/lock-date.server.ts'
import { own } from './data/tables.server.ts'

export type RoomFailure =
  | { code: 'edit-conflict' }
  | { code: 'room-not-found' }
  | { code: 'number-taken' }
  | { code: 'stay-not-found' }

/** Opens a room of a hotel. Fails with `edit-conflict` or `number-taken`; then nothing has changed. */
export async function openRoom(
  db: Db,
  admin: Admin<'orders'>,
  request: SeenDate & { stay: string; number: string; beds: number },
  now: Date,
): Promise<Result<undefined, RoomFailure>> {
  const { date, stay, number, beds } = request
  return inTransaction(db, async (tx) => {
    if (!(await lockDate(tx, request))) return fail({ code: 'edit-conflict' })
    const opened = await own(tx)
      .insertInto('operation_rooms')
      .values({ departs_on: date, stay, number, beds })
      .onConflict((room) => room.columns(['departs_on', 'stay', 'number']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!opened) return fail({ code: 'number-taken' })
    await note(tx, admin, { date, before: null, after: { stay, number, beds } }, now)
    return ok(undefined)
  })
}

/** Gives a room the number that the hotel has for it. Fails with `edit-conflict`, `room-not-found` or `number-taken`. */
export async function renumberRoom(
  db: Db,
  admin: Admin<'orders'>,
  request: SeenDate & { roomId: string; number: string },
  now: Date,
): Promise<Result<undefined, RoomFailure>> {
  const { date, roomId, number } = request
  return inTransaction(db, async (tx) => {
    const room = await findRoom(tx, request)
    if (!room) return fail({ code: 'room-not-found' })
    if (!(await lockDate(tx, request))) return fail({ code: 'edit-conflict' })
    const other = await own(tx)
      .selectFrom('operation_rooms')
      .select('id')
      .where('departs_on', '=', date)
      .where('stay', '=', room.stay)
      .where('number', '=', number)
      .where('id', '<>', roomId)
      .executeTakeFirst()
    if (other) return fail({ code: 'number-taken' })
    await own(tx).updateTable('operation_rooms').set({ number }).where('id', '=', roomId).execute()
    await note(tx, admin, { date, before: room, after: { ...room, number } }, now)
    return ok(undefined)
  })
}

async function findRoom(tx: Db, { date, roomId }: { date: SeenDate['date']; roomId: string }) {
  if (!isUuid(roomId)) return undefined
  return own(tx)
    .selectFrom('operation_rooms')
    .select(['stay', 'number', 'beds'])
    .where('id', '=', roomId)
    .where('departs_on', '=', date)
    .executeTakeFirst()
}

async function note(
  tx: Db,
  admin: Admin<'orders'>,
  { date, before, after }: { date: SeenDate['date']; before: unknown; after: unknown },
  now: Date,
): Promise<void> {
  const subject = { kind: 'departure-date', id: date } as const
  await recordAudit(tx, { actor: admin, action: 'operation.room', subject, before, after }, now)
}
