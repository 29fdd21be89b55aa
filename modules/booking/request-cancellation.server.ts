import { fail, ok, type Result } from '#kernel/result.ts'
import { normalizeLines } from '#kernel/text.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { answerCancelRequest, findOpenCancelRequest, insertCancelRequest } from './data/cancellations.server.ts'
import { writeHistory } from './data/history.server.ts'
import { lockOrder } from './data/orders.server.ts'
import { canBecome } from './domain/order.ts'

export type CancellationRequestFailure = { code: 'reason' } | { code: 'nothing-to-cancel' }

/**
 * Takes down that a customer wants to cancel. From this moment the days are counted, whenever staff get to it. Asked again
 * while nobody has answered, the first request stands.
 *
 * Fails with `reason` when it is too long or cannot be read, `nothing-to-cancel` when the order has ended.
 */
export async function requestCancellation(
  db: Db,
  { orderId, reason: typed }: { orderId: string; reason: string },
  now: Date,
): Promise<Result<{ requestId: string; requestedAt: Date }, CancellationRequestFailure>> {
  const reason = normalizeLines(typed)
  if (reason === undefined || reason.length > 1000) return fail({ code: 'reason' })
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || !canBecome(order.state, 'cancelled')) return fail({ code: 'nothing-to-cancel' })
    const open = await findOpenCancelRequest(tx, orderId)
    if (open) return ok({ requestId: open.id, requestedAt: open.requestedAt })
    const requestId = await insertCancelRequest(tx, orderId, reason, now)
    await writeHistory(tx, orderId, { kind: 'cancel-requested', facts: { requestId }, at: now })
    return ok({ requestId, requestedAt: now })
  })
}

/** Leaves an order as it is although its customer had asked; false when nobody had. */
export async function declineCancellation(
  db: Db,
  admin: Admin<'payments'>,
  orderId: string,
  now: Date,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await lockOrder(tx, orderId))) return false
    if (!(await answerCancelRequest(tx, orderId, 'declined', now))) return false
    await writeHistory(tx, orderId, { kind: 'cancel-declined', facts: { staff: admin.id }, at: now })
    const act = { action: 'order.decline-cancellation', subject: { kind: 'order', id: orderId } } as const
    await recordAudit(tx, { actor: admin, ...act }, now)
    return true
  })
}
