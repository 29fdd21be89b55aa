import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { parseTypedAmount } from '#kernel/typed-amount.ts'
import { normalizeInput, normalizeLines } from '#kernel/text.ts'
import { hasRight } from '#modules/accounts/index.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { FieldProblem } from '#modules/booking/index.ts'
import {
  changeOrder,
  changePrice,
  findOrder,
  moveOrder,
  type ChangeOrderFailure,
  type MoveFailure,
  type PriceFailure,
  type StaffOrder,
} from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { decidedForm, meetSaved } from '../record/read-conflict.server.ts'
import type { Meanwhile } from '../record/meanwhile.ts'
import { fieldsOfOrder } from './change-fields.ts'
import { travellersInForm, withTravellersOf } from './travellers-in-form.server.ts'
import { MOST_IN_ORDER, readContact, readTraveller } from './order-fields.ts'

type ChangeProblem =
  | ChangeOrderFailure
  | MoveFailure
  | PriceFailure
  | { code: 'amount' }
  | { code: 'reason' }
  | { code: 'text' }

type Fields = Record<string, string>

/** Why nothing was done, and the form as it is to be shown; `now` is the order that somebody else saved meanwhile. */
export type RefusedChange = {
  code: ChangeProblem['code']
  fields: Fields
  problems: FieldProblem[]
  now?: StaffOrder
  conflict?: Meanwhile
}

/** Does what one of the forms about an order asks for. */
export async function actOnOrder(
  db: Db,
  admin: Admin<'orders'>,
  { id, fields: sent }: { id: string; fields: Fields },
  now: Date,
): Promise<Result<void, RefusedChange>> {
  const fields = sent['intent'] === 'change' ? await decided(db, admin, { id, fields: sent }) : sent
  const done = await change(db, admin, { id, fields }, now)
  if (done.ok) return done
  const { error } = done
  const problems = error.code === 'invalid-fields' ? error.problems : []
  if (!('now' in error) || fields['intent'] !== 'change') return fail({ code: error.code, fields, problems })
  const saved = error.now
  const theirs = fieldsOfOrder(saved, hasRight(admin, 'papers'))
  const met = meetSaved(withTravellersOf(fields, saved), { theirs, version: saved.version })
  return fail({ code: error.code, problems, now: saved, ...met })
}

/** The form as it was decided about; its travellers stand in the order in which they were shown. */
async function decided(
  db: Db,
  admin: Admin<'orders'>,
  { id, fields }: { id: string; fields: Fields },
): Promise<Fields> {
  if (!Object.keys(fields).some((name) => name.startsWith('pick:'))) return fields
  const saved = await findOrder(db, admin, id)
  return saved ? decidedForm(fields, fieldsOfOrder(saved, hasRight(admin, 'papers'), travellersInForm(fields))) : fields
}

async function change(
  db: Db,
  admin: Admin<'orders'>,
  { id, fields }: { id: string; fields: Fields },
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
  const wanted = { note, reason, contact: readContact(fields), travellers }
  const changed = await changeOrder(db, admin, { id, version, change: wanted }, now)
  return changed.ok ? ok(undefined) : changed
}
