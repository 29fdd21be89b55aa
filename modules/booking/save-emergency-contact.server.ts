import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { normalizeInput } from '#kernel/text.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { phoneReader } from '#platform/phone/phone-country.server.ts'
import { emergencyColumnsOf, sameEmergency } from './data/emergency-contact.server.ts'
import { writeHistory } from './data/history.server.ts'
import { lockOrder } from './data/orders.server.ts'
import { findOrder } from './data/read-orders.server.ts'
import { own } from './data/tables.server.ts'
import {
  readEmergencyContact,
  type EmergencyContact,
  type EmergencyField,
  type TypedEmergencyContact,
} from './domain/emergency-contact.ts'
import { takesPapers } from './domain/missing-papers.ts'
import type { OrderState } from './domain/order.ts'

/** Whether an order stands and somebody of it is still to come home. */
export function asksForEmergencyContact(
  state: OrderState,
  journeys: readonly { returnsOn: PlainDate }[],
  today: PlainDate,
): boolean {
  return journeys.some(({ returnsOn }) => takesPapers(state, returnsOn, today))
}

export type EmergencyFailure =
  | { code: 'nothing-asked' }
  | { code: 'edit-conflict' }
  | { code: 'invalid-fields'; problems: EmergencyField[] }

export type EmergencyWish = {
  /** The key of the order inside the program. */
  orderId: string
  typed: TypedEmergencyContact
  /** What the form showed; the contact is written over only while it is still that. */
  seen: EmergencyContact | null
  /** Who wrote it: a member of staff, a customer who is signed in, or whoever has the order's own address. */
  by: Admin<'orders'> | { id: string } | undefined
}

/**
 * Writes whom to call at home for those who travel on an order, or takes it back where every field is empty. The phone is
 * kept in E.164. Locks the order. Its history and the audit log tell that it was written, never who it is. The version of
 * the order stays as it is: nothing that was sold has changed.
 *
 * Fails with `nothing-asked` when the order does not stand or everybody is home, `edit-conflict` when somebody else wrote
 * another one meanwhile, and `invalid-fields` with the fields that are wrong.
 */
export async function saveEmergencyContact(
  db: Db,
  { orderId, typed, seen, by }: EmergencyWish,
  now: Date,
): Promise<Result<void, EmergencyFailure>> {
  const readNumber = await phoneReader(db)
  return inTransaction(db, async (tx) => {
    await lockOrder(tx, orderId)
    const order = await findOrder(tx, { id: orderId })
    const today = dayInIstanbul(now)
    if (!order || !asksForEmergencyContact(order.state, order.tours, today)) return fail({ code: 'nothing-asked' })
    const read = readEmergencyContact(
      { ...typed, name: normalizeInput(typed.name) ?? '' },
      readNumber(typed.phone)?.e164,
    )
    if ('problems' in read) return fail({ code: 'invalid-fields', problems: read.problems })
    const { contact } = read
    if (sameEmergency(order.emergency, contact)) return ok(undefined)
    if (!sameEmergency(order.emergency, seen)) return fail({ code: 'edit-conflict' })
    await own(tx).updateTable('orders').set(emergencyColumnsOf(contact)).where('id', '=', orderId).execute()
    const isThere = contact !== null
    const facts = { isThere, ...(by && 'email' in by && { staff: by.id }) }
    await writeHistory(tx, orderId, { kind: 'emergency-contact', facts, at: now })
    const subject = { kind: 'order', id: orderId } as const
    const told = { before: { isThere: order.emergency !== null }, after: { isThere } }
    await recordAudit(tx, { actor: by ?? 'system', action: 'order.emergency-contact', subject, ...told }, now)
    return ok(undefined)
  })
}
