import { statusOf } from '#app/refusals/refusals.ts'
import { z } from 'zod'
import { parseEmail } from '#kernel/email.ts'
import type { Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { normalizeInput } from '#kernel/text.ts'
import { parseTypedAmount } from '#kernel/typed-amount.ts'
import { parseTypedDate } from '#kernel/typed-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import {
  changePlan,
  sharePart,
  type PlanFailure,
  type ShareFailure,
  type StaffOrder,
} from '#modules/booking/index.server.ts'
import { MOST_PARTS } from '#modules/booking/index.ts'
import type { Db } from '#platform/db/client.server.ts'

type Code = PlanFailure['code'] | ShareFailure['code'] | 'unreadable' | 'share-fields'

/** Why a plan was refused; `index` counts the rows as they were filled in. */
export type PlanProblemShown = { code: Code; index?: number; planned?: Money; open?: Money }

type Refusal = { problem: PlanProblemShown; status: number }

const ShareForm = z.object({
  part: z.uuid(),
  name: z.string().max(500),
  email: z.string().max(500),
  amount: z.string().max(50),
})

/** Takes what staff typed about the plan of an order: its open parts, or a share for another payer. */
export async function takePlan(
  db: Db,
  admin: Admin<'payments'>,
  order: StaffOrder,
  fields: Partial<Record<string, string>>,
  now: Date,
): Promise<Result<void, Refusal>> {
  if (fields['intent'] === 'share') return takeShare(db, order, fields, now)
  const parts = []
  for (let row = 0; row < MOST_PARTS; row += 1) {
    const typed = { amount: fields[`amount-${row}`]?.trim() ?? '', due: fields[`due-${row}`]?.trim() ?? '' }
    if (typed.amount === '' && typed.due === '') continue
    const amount = parseTypedAmount(typed.amount, order.amounts.total.currency)
    const dueOn = parseTypedDate(typed.due)
    if (!amount || !dueOn) return fail({ problem: { code: 'unreadable', index: row }, status: 400 })
    parts.push({ amount, dueOn })
  }
  const seen = (fields['seen'] ?? '').split(' ').filter(Boolean)
  const changed = await changePlan(db, admin, { orderId: order.orderId, parts, seen }, now)
  return changed.ok ? ok(undefined) : fail({ problem: changed.error, status: statusOf(changed.error.code) })
}

async function takeShare(
  db: Db,
  order: StaffOrder,
  fields: Partial<Record<string, string>>,
  now: Date,
): Promise<Result<void, Refusal>> {
  const form = ShareForm.safeParse(fields)
  const amount = form.success ? parseTypedAmount(form.data.amount, order.amounts.total.currency) : undefined
  const email = form.success ? parseEmail(form.data.email) : undefined
  const name = form.success ? normalizeInput(form.data.name) : undefined
  if (!form.success || !amount || !email || !name) return fail({ problem: { code: 'share-fields' }, status: 400 })
  const payer = { name: name.slice(0, 200), email }
  const shared = await sharePart(db, { orderId: order.orderId, partId: form.data.part, amount, payer }, now)
  if (shared.ok) return ok(undefined)
  const { error } = shared
  const problem = error.code === 'share-amount' ? { code: error.code, open: error.most } : error
  return fail({ problem, status: statusOf(error.code) })
}
