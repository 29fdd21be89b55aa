import { fail, ok, type Result } from '#kernel/result.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { lockDate, type SeenDate } from './data/lock-date.server.ts'
import { readRoomLists, type SentRoomList } from './data/room-lists.server.ts'
import { own } from './data/tables.server.ts'
import { noteForgottenOn } from './domain/retention.ts'
import { changesBetween, countChanges, roomListOf, type RoomList } from './domain/room-list.ts'
import { findWorkspace } from './find-workspace.server.ts'

export type RoomListFailure =
  | { code: 'edit-conflict' }
  | { code: 'stay-not-found' }
  | { code: 'no-rooms' }
  | { code: 'no-address' }

/** A list with the one that the hotel had before. */
export type RoomListVersion = { list: SentRoomList; before: SentRoomList | undefined }

/**
 * Makes the list of rooms of a hotel that is sent next, with the next number; while nothing has changed since the last one
 * it is that one again, so that a hotel never holds two numbers for the same. `send` writes the mail in the transaction of
 * the number; without an address for it nothing is made.
 *
 * Fails with `edit-conflict`, `stay-not-found`, `no-rooms` when no room has been opened, or `no-address` when it is to be
 * sent and the hotel has no address.
 */
export async function makeRoomList(
  db: Db,
  admin: Admin<'orders'>,
  request: SeenDate & { stay: string },
  now: Date,
  send?: (tx: Db, version: RoomListVersion & { mailTo: string }) => Promise<void>,
): Promise<Result<{ version: number }, RoomListFailure>> {
  const { date, stay } = request
  return inTransaction(db, async (tx) => {
    const seen = await findWorkspace(tx, admin, date, now)
    const hotel = seen.stays.find(({ key }) => key === stay)
    if (!hotel) return fail({ code: 'stay-not-found' })
    const wanted = roomListOf(seen, stay)
    if (wanted.rooms.length === 0) return fail({ code: 'no-rooms' })
    const mailTo = send ? hotel.facts.mail : ''
    if (send && mailTo === '') return fail({ code: 'no-address' })
    if (seen.version !== request.version || !(await lockDate(tx, request))) return fail({ code: 'edit-conflict' })

    const [last, ...older] = await readRoomLists(tx, { date, stay })
    const isSame = last !== undefined && countChanges(changesBetween(last, wanted)) === 0
    const returnsOn =
      seen.tours
        .map((tour) => tour.returnsOn)
        .toSorted()
        .at(-1) ?? date
    const list = isSame
      ? { ...last, mailTo: mailTo || last.mailTo }
      : await insertList(
          tx,
          { date, stay, wanted, version: (last?.version ?? 0) + 1, madeBy: admin.fullName, mailTo, returnsOn },
          now,
        )
    if (isSame && mailTo !== '')
      await own(tx).updateTable('operation_room_lists').set({ mail_to: mailTo }).where('id', '=', list.id).execute()
    if (send) await send(tx, { list, before: isSame ? older[0] : last, mailTo })
    const subject = { kind: 'departure-date', id: date } as const
    const after = { stay, version: list.version, rooms: wanted.rooms.length, guests: wanted.guests.length, mailTo }
    await recordAudit(tx, { actor: admin, action: 'operation.room-list', subject, after }, now)
    return ok({ version: list.version })
  })
}

/** A list that was made for a hotel, by its number. The caller notes that it was read. */
export async function findRoomList(
  db: Db,
  _admin: Admin<'orders'>,
  { date, stay, version }: { date: PlainDate; stay: string; version: number },
): Promise<RoomListVersion | undefined> {
  const lists = await readRoomLists(db, { date, stay })
  const list = lists.find((each) => each.version === version)
  return list && { list, before: lists.find((each) => each.version === version - 1) }
}

/** The lists that were made for a hotel, the newest first. */
export async function listRoomLists(
  db: Db,
  _admin: Admin<'orders'>,
  of: { date: PlainDate; stay: string },
): Promise<SentRoomList[]> {
  return readRoomLists(db, of)
}

async function insertList(
  tx: Db,
  {
    date,
    stay,
    wanted,
    version,
    madeBy,
    mailTo,
    returnsOn,
  }: {
    date: PlainDate
    stay: string
    wanted: RoomList
    version: number
    madeBy: string
    mailTo: string
    returnsOn: PlainDate
  },
  now: Date,
): Promise<SentRoomList> {
  const { id } = await own(tx)
    .insertInto('operation_room_lists')
    .values({
      departs_on: date,
      stay,
      version,
      rooms: toJson(wanted.rooms),
      made_at: now,
      made_by: madeBy,
      mail_to: mailTo,
      forget_on: noteForgottenOn(returnsOn),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (wanted.guests.length > 0) {
    await own(tx)
      .insertInto('operation_room_list_guests')
      .values(
        wanted.guests.map(({ id: guestId, roomId, ...facts }, position) => ({
          list_id: id,
          passenger_id: guestId,
          room_id: roomId,
          ...facts,
          position,
        })),
      )
      .execute()
  }
  return { ...wanted, id, version, madeAt: now, madeBy, mailTo }
}
