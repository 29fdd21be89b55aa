import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { parseTypedAmount } from '#kernel/typed-amount.ts'
import { normalizeInput, normalizeLines } from '#kernel/text.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import {
  changeOrder,
  changePrice,
  findOrder,
  moveOrder,
  type ChangeOrderFailure,
  type MoveFailure,
  type PriceFailure,
} from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { MOST_IN_ORDER, readContact, readTraveller } from './order-fields.ts'

export type ChangeProblem =
  | ChangeOrderFailure
  | MoveFailure
  | PriceFailure
  | { code: 'amount' }
  | { code: 'reason' }
  | { code: 'text' }

/** Does what one of the forms about an order asks for. */
export async function actOnOrder(
  db: Db,
  admin: Admin<'orders'>,
  { id, fields }: { id: string; fields: Record<string, string> },
  now: Date,
): Promise<Result<void, ChangeProblem>> {
  const version = Number(fields['version'])
  const reason = normalizeInput(fields['reason'] ?? '')
  const note = normalizeLines(fields['note'] ?? '')
  if (reason === undefined || reason.length > 300 || note === undefined || note.length > 1000)
    return fail({ code: 'text' })
  if (fields['intent'] === 'move') {
    if (reason === '') return fail({ code: 'reason' })
    const moved = await moveOrder(db, admin, { id, version, tourId: fields['tourId'] ?? '', reason }, now)
    return moved.ok ? ok(undefined) : moved
  }
  if (fields['intent'] === 'price') {
    if (reason === '') return fail({ code: 'reason' })
    const order = await findOrder(db, admin, id)
    if (!order) return fail({ code: 'order-not-found' })
    const total = parseTypedAmount(fields['total'] ?? '', order.amounts.total.currency)
    if (!total || total.minor === 0) return fail({ code: 'amount' })
    const priced = await changePrice(db, admin, { id, version, total, reason }, now)
    return priced.ok ? ok(undefined) : priced
  }
  const today = dayInIstanbul(now)
  const count = Math.min(MOST_IN_ORDER, Number(fields['count']) || 0)
  const travellers = Array.from({ length: count }, (_none, index) => ({
    id: fields[`travellers.${index}.id`] ?? '',
    draft: readTraveller(fields, index, today),
  }))
  const change = { note, reason, contact: readContact(fields), travellers }
  const changed = await changeOrder(db, admin, { id, version, change }, now)
  return changed.ok ? ok(undefined) : changed
}
