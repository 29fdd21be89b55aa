import { isUuid } from '#kernel/ids.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { listLeaders, type Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { listDeparturesBetween } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { phoneReader } from '#platform/phone/phone-country.server.ts'
import { lockDate, type SeenDate } from './data/lock-date.server.ts'
import { own } from './data/tables.server.ts'
import type { GuideFacts } from './domain/workspace.ts'

export type GuideFailure =
  | { code: 'edit-conflict' }
  /** Somebody took the person away from the day meanwhile. */
  | { code: 'part-not-found' }
  /** The departure is none of that day. */
  | { code: 'departure-not-found' }
  /** The account is none of a leader. */
  | { code: 'user-not-found' }

/**
 * Names somebody who leads, guides or receives the group of one departure, or of all of the day. A number that can be called
 * is kept in E.164; any other stays as it was typed. Fails with `edit-conflict`, `departure-not-found` or `user-not-found`.
 */
export async function addGuide(
  db: Db,
  admin: Admin<'orders'>,
  { date, version, guide }: SeenDate & { guide: GuideFacts },
  now: Date,
): Promise<Result<undefined, GuideFailure>> {
  return inTransaction(db, async (tx) => {
    const columns = await columnsOf(tx, admin, date, guide)
    if (!columns.ok) return columns
    if (!(await lockDate(tx, { date, version }))) return fail({ code: 'edit-conflict' })
    const { id } = await own(tx)
      .insertInto('operation_guides')
      .values({ ...columns.value, departs_on: date })
      .returning('id')
      .executeTakeFirstOrThrow()
    await note(tx, admin, { date, id, before: null, after: guide }, now)
    return ok(undefined)
  })
}

/** Says it anew; what those who travel had read as name and number is kept with the hour. Fails with `edit-conflict`, `part-not-found`, `departure-not-found` or `user-not-found`. */
export async function changeGuide(
  db: Db,
  admin: Admin<'orders'>,
  { date, version, guideId, guide }: SeenDate & { guideId: string; guide: GuideFacts },
  now: Date,
): Promise<Result<undefined, GuideFailure>> {
  if (!isUuid(guideId)) return fail({ code: 'part-not-found' })
  return inTransaction(db, async (tx) => {
    const columns = await columnsOf(tx, admin, date, guide)
    if (!columns.ok) return columns
    const before = await own(tx)
      .selectFrom('operation_guides')
      .select(['role', 'name', 'phone', 'gender', 'departure_id as departureId', 'user_id as userId'])
      .select('phone_e164')
      .where('id', '=', guideId)
      .where('departs_on', '=', date)
      .executeTakeFirst()
    if (!before) return fail({ code: 'part-not-found' })
    if (!(await lockDate(tx, { date, version }))) return fail({ code: 'edit-conflict' })
    const { name, phone_e164 } = before
    if (name !== columns.value.name || phone_e164 !== columns.value.phone_e164) {
      const was = { guide_id: guideId, changed_at: now, name, phone_e164 }
      await own(tx).insertInto('operation_guide_changes').values(was).execute()
    }
    await own(tx).updateTable('operation_guides').set(columns.value).where('id', '=', guideId).execute()
    await note(tx, admin, { date, id: guideId, before, after: guide }, now)
    return ok(undefined)
  })
}

/** What to write. The account of a guide is one of those who lead groups, the departure one of that day. */
async function columnsOf(tx: Db, admin: Admin<'orders'>, date: PlainDate, guide: GuideFacts) {
  const { departureId, phone, userId, ...facts } = guide
  if (departureId !== null) {
    const departures = await listDeparturesBetween(tx, { from: date, to: date })
    if (!departures.some((departure) => departure.departureId === departureId))
      return fail({ code: 'departure-not-found' } as const)
  }
  if (userId !== null && !(await listLeaders(tx, admin)).some(({ id }) => id === userId))
    return fail({ code: 'user-not-found' } as const)
  const e164 = (await phoneReader(tx))(phone)?.e164 ?? null
  return ok({ ...facts, phone: e164 ?? phone, phone_e164: e164, departure_id: departureId, user_id: userId })
}

/** Names and numbers stay out of the log: the person on the list is named by id. */
async function note(
  tx: Db,
  admin: Admin<'orders'>,
  { date, id, before, after }: { date: PlainDate; id: string; before: GuideFacts | null; after: GuideFacts },
  now: Date,
): Promise<void> {
  const subject = { kind: 'departure-date', id: date } as const
  const inLog = ({ role, departureId, userId }: GuideFacts) => ({
    part: 'guide',
    id,
    role,
    departure: departureId,
    user: userId,
  })
  const told = { before: before && inLog(before), after: inLog(after) }
  await recordAudit(tx, { actor: admin, action: 'operation.ride', subject, ...told }, now)
}
