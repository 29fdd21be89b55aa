import { sql } from 'kysely'
import { isUuid } from '#kernel/ids.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { removeRow } from '#platform/removed-rows/removed-rows.server.ts'
import { takeBack, type TakeBackFailure } from '#platform/removed-rows/take-back.server.ts'
import { lockDate, type SeenDate } from './data/lock-date.server.ts'
import { own } from './data/tables.server.ts'
import type { DatePart } from './domain/workspace.ts'

export type RemovePartFailure = { code: 'edit-conflict' } | { code: 'part-not-found' }

/** Where each is kept, what is deleted with it, and what of it the audit log keeps: no names of people. */
const parts = {
  ride: {
    table: 'operation_rides',
    with: [
      { table: 'operation_seats', of: 'ride_id' },
      { table: 'operation_ride_changes', of: 'ride_id' },
    ],
    action: 'operation.ride',
    facts: ['kind', 'name', 'route'],
  },
  guide: {
    table: 'operation_guides',
    with: [{ table: 'operation_guide_changes', of: 'guide_id' }],
    action: 'operation.ride',
    facts: ['id', 'role'],
  },
  room: {
    table: 'operation_rooms',
    with: [{ table: 'operation_places', of: 'room_id' }],
    action: 'operation.room',
    facts: ['stay', 'number', 'beds'],
  },
  contract: {
    table: 'stay_contracts',
    with: [],
    action: 'operation.stay-contract',
    facts: ['departure_id', 'stay', 'number', 'state', 'first_night', 'last_night'],
  },
  chairs: {
    table: 'operation_chair_contracts',
    with: [{ table: 'operation_chairs', of: 'contract_id' }],
    action: 'operation.chair',
    facts: ['place', 'day', 'from_hour', 'until_hour', 'chairs', 'pushers'],
  },
} as const

/**
 * Takes a ride with everybody's seats on it, a guide, a room with who slept in it, a
 * contract with a hotel, or chairs with who had them away from a day. `undo` brings it
 * back for a quarter of an hour. Fails with `edit-conflict` or `part-not-found`.
 */
export async function removeFromDate(
  db: Db,
  admin: Admin<'orders'>,
  request: SeenDate & { part: DatePart; id: string },
  now: Date,
): Promise<Result<{ undo: string }, RemovePartFailure>> {
  const { date, part, id } = request
  if (!isUuid(id)) return fail({ code: 'part-not-found' })
  const { table, with: others } = parts[part]
  return inTransaction(db, async (tx) => {
    const before = await findPart(tx, { date, part, id })
    if (!before) return fail({ code: 'part-not-found' })
    if (!(await lockDate(tx, request))) return fail({ code: 'edit-conflict' })
    const undo = await removeRow(tx, table, sql<boolean>`id = ${id} and departs_on = ${date}`, now, others)
    if (undo === undefined) throw new Error(`the ${part} is gone although its day is locked`)
    await note(tx, admin, { date, part, before, after: null }, now)
    return ok({ undo })
  })
}

/**
 * Brings back what was taken from a day: a ride with its seats, a room with who slept in it unless they have another one
 * by now, chairs with who had them unless one begins for them at that hour elsewhere. Fails with `nothing-to-restore` a quarter of an hour later or when it is back, and with `place-taken` when
 * another room has its number.
 */
export async function restoreToDate(
  db: Db,
  admin: Admin<'orders'>,
  { date, part, undo }: { date: PlainDate; part: DatePart; undo: string },
  now: Date,
): Promise<Result<void, TakeBackFailure>> {
  const { table } = parts[part]
  return takeBack(db, { table, undo }, now, async (tx, record) => {
    await own(tx)
      .updateTable('operation_dates')
      .set((day) => ({ version: day('version', '+', 1) }))
      .where('departs_on', '=', date)
      .execute()
    await note(tx, admin, { date, part, before: null, after: factsOf(part, record) }, now)
  })
}

async function findPart(
  tx: Db,
  { date, part, id }: { date: PlainDate; part: DatePart; id: string },
): Promise<Record<string, unknown> | undefined> {
  const { rows } = await sql<{ record: Record<string, unknown> }>`select to_jsonb(kept) as record
    from ${sql.table(parts[part].table)} kept where id = ${id} and departs_on = ${date}`.execute(tx)
  return rows[0] && factsOf(part, rows[0].record)
}

function factsOf(part: DatePart, record: Record<string, unknown>): Record<string, unknown> {
  return { part, ...Object.fromEntries(parts[part].facts.map((name) => [name, record[name]])) }
}

async function note(
  tx: Db,
  admin: Admin<'orders'>,
  { date, part, before, after }: { date: PlainDate; part: DatePart; before: unknown; after: unknown },
  now: Date,
): Promise<void> {
  const subject = { kind: 'departure-date', id: date } as const
  await recordAudit(tx, { actor: admin, action: parts[part].action, subject, before, after }, now)
}
