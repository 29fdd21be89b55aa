import type { Locale } from '#kernel/locale.ts'
import { emailKey } from '#kernel/email.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { phoneReader } from '#platform/phone/phone-country.server.ts'
import { writeHistory } from '../data/history.server.ts'
import { lockOrder } from '../data/orders.server.ts'
import { findOrder } from '../data/read-orders.server.ts'
import { own } from '../data/tables.server.ts'
import { guardianNamed } from '../jobs/queues.server.ts'
import {
  MOST_GUARDIANS,
  readGuardian,
  takesGuardians,
  type GuardianField,
  type GuardianRights,
  type TypedGuardian,
} from './guardian.ts'
import { findGuardian, insertGuardian, listGuardians } from './guardian-rows.server.ts'

export type NameGuardianFailure =
  | { code: 'nothing-asked' }
  | { code: 'too-many-guardians' }
  | { code: 'guardian-named' }
  | { code: 'invalid-fields'; problems: GuardianField[] }

export type GuardianWish = GuardianRights & {
  /** The key of the order inside the program. */
  orderId: string
  typed: TypedGuardian
  /** In which they are written to. */
  locale: Locale
  /** Who is signed in; nobody for a customer who came by the order's own address. */
  userId: string | undefined
}

/**
 * Lets somebody look after an order: they are mailed an address of their own, which a code opens. Locks the order. Its
 * history and the audit log tell that somebody was named, never who; its version stays, since nothing sold has changed.
 *
 * Fails with `nothing-asked` when the order does not stand or everybody is home, `invalid-fields` with those that are
 * wrong, `guardian-named` for an e-mail address that was named before, and `too-many-guardians`.
 */
export async function nameGuardian(
  db: Db,
  { orderId, typed, locale, userId, completesPapers, hearsChanges }: GuardianWish,
  now: Date,
): Promise<Result<void, NameGuardianFailure>> {
  const readNumber = await phoneReader(db)
  const read = readGuardian(typed, readNumber(typed.phone)?.e164)
  return inTransaction(db, async (tx) => {
    await lockOrder(tx, orderId)
    const order = await findOrder(tx, { id: orderId })
    if (!order || !takesGuardians(order, now)) return fail({ code: 'nothing-asked' })
    if ('problems' in read) return fail({ code: 'invalid-fields', problems: read.problems })
    const known = await listGuardians(tx, orderId)
    if (known.some(({ email }) => emailKey(email) === emailKey(read.email))) return fail({ code: 'guardian-named' })
    if (known.length >= MOST_GUARDIANS) return fail({ code: 'too-many-guardians' })
    const guardianId = await insertGuardian(tx, { orderId, ...read, locale, completesPapers, hearsChanges }, now)
    await noteAct(tx, { orderId, guardianId, userId, isThere: true }, now)
    await enqueue(tx, guardianNamed, { guardianId })
    return ok(undefined)
  })
}

/** Takes an order out of somebody's hands again: their address and every browser that was let in see nothing any more. */
export async function takeGuardianBack(
  db: Db,
  { orderId, guardianId, userId }: { orderId: string; guardianId: string; userId: string | undefined },
  now: Date,
): Promise<Result<void, { code: 'guardian-not-found' }>> {
  return inTransaction(db, async (tx) => {
    await lockOrder(tx, orderId)
    const guardian = await findGuardian(tx, { id: guardianId })
    if (guardian?.orderId !== orderId) return fail({ code: 'guardian-not-found' })
    await own(tx).updateTable('order_guardians').set({ taken_back_at: now }).where('id', '=', guardianId).execute()
    await own(tx).deleteFrom('order_guardian_visits').where('guardian_id', '=', guardianId).execute()
    await noteAct(tx, { orderId, guardianId, userId, isThere: false }, now)
    return ok(undefined)
  })
}

async function noteAct(
  tx: Db,
  {
    orderId,
    guardianId,
    userId,
    isThere,
  }: { orderId: string; guardianId: string; userId: string | undefined; isThere: boolean },
  now: Date,
): Promise<void> {
  const kind = isThere ? 'guardian-named' : 'guardian-taken-back'
  await writeHistory(tx, orderId, { kind, facts: { guardianId }, at: now })
  const subject = { kind: 'order', id: orderId } as const
  const actor = userId === undefined ? 'system' : { id: userId }
  await recordAudit(tx, { actor, action: 'order.guardian', subject, after: { guardianId, isThere } }, now)
}
