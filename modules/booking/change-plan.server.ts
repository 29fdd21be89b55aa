import { money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import {
  changingParts,
  firstDeparture,
  openAmount,
  openParts,
  replaceParts,
  type PartsFailure,
} from './change-parts.server.ts'
import { writeHistory } from './data/history.server.ts'
import type { LockedOrder } from './data/orders.server.ts'
import { checkPlan, type PlannedPart, type PlanProblem } from './domain/payment-plan.ts'
import { toldPlan } from './domain/told-change.ts'

export type PlanFailure =
  | PartsFailure
  | PlanProblem
  | { code: 'order-not-found' }
  | { code: 'nothing-open' }
  | { code: 'edit-conflict' }

/**
 * Lays out anew, as staff decided, in which dated parts the customer pays what is still open; what is paid stays. Shares
 * that nobody has paid end, and so do their addresses. `seen` are the open parts that staff had before them. The first part of an order that is not paid at all has to arrive
 * while its seats are held.
 *
 * Fails with `order-not-found`; `nothing-open` for orders that are paid, cancelled or expired; `edit-conflict` when other
 * parts are open than those seen; `payment-in-progress` or
 * `already-paid` while money for an open part is under way; and as `checkPlan` does.
 */
export async function changePlan(
  db: Db,
  admin: Admin<'payments'>,
  { orderId, parts: planned, seen }: { orderId: string; parts: readonly PlannedPart[]; seen: readonly string[] },
  now: Date,
): Promise<Result<void, PlanFailure>> {
  const changed = await changingParts<void, PlanFailure>(db, orderId, async (tx, order, parts) => {
    const [first] = openParts(parts)
    if (!first || !takesMoney(order)) return fail({ code: 'nothing-open' })
    if (!areParts(openParts(parts), seen)) return fail({ code: 'edit-conflict' })
    const open = openAmount(parts, first.amount.currency)
    const checked = checkPlan(planned, {
      open,
      today: dayInIstanbul(now),
      departsOn: await firstDeparture(tx, orderId),
    })
    if (!checked.ok) return checked
    const add = planned.map(({ amount, dueOn }) => ({
      amount: money(amount.minor, open.currency),
      dueOn,
      payer: null,
    }))
    const replaced = await replaceParts(tx, orderId, { withdraw: openParts(parts), add, replacement: 0 }, now)
    if (!replaced.ok) return replaced
    await writeHistory(tx, orderId, {
      kind: 'plan-changed',
      facts: { staff: admin.id, changes: toldPlan(openParts(parts), planned) },
      at: now,
    })
    const before = openParts(parts).map(({ amount, dueOn }) => ({ amount, dueOn }))
    const subject = { kind: 'order', id: orderId } as const
    await recordAudit(tx, { actor: admin, action: 'order.change-plan', subject, before, after: planned }, now)
    return ok(undefined)
  })
  return changed ?? fail({ code: 'order-not-found' })
}

function areParts(parts: readonly { id: string }[], ids: readonly string[]): boolean {
  return parts.length === ids.length && parts.every(({ id }) => ids.includes(id))
}

/** Whether parts of an order can still be paid. */
export function takesMoney({ state }: LockedOrder): boolean {
  return state === 'awaiting_payment' || state === 'partially_paid'
}
