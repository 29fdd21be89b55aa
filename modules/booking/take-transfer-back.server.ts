import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { findCountedTransfer, reverseReceivedTransfer } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { confirmOrder } from './confirm-order.server.ts'
import { lockOrder } from './data/orders.server.ts'
import { cashReversed } from './jobs/queues.server.ts'
import { takeMoneyBack } from './take-money-back.server.ts'

export type TransferBackRefusal = { code: 'not-counted' } | { code: 'promised-back' }

/**
 * Takes a transfer that staff, or its code, put on an order off it again, inside the caller's transaction: the books get the entry the
 * other way round, the order stays confirmed and keeps its seats, what was paid is open again, its history says so, and
 * customer and listeners are told. The money stays on the account; what becomes of it, the caller says.
 *
 * Fails with `not-counted` when it counts for nothing any more; `promised-back` when some of it is promised back to the
 * customer or has gone: then a refund is what takes it back.
 */
export async function takeTransferBack(
  tx: Db,
  admin: Admin<'payments'>,
  { orderId, attemptRef, note }: { orderId: string; attemptRef: string; note: string },
  now: Date,
): Promise<Result<void, TransferBackRefusal>> {
  const arrived = (await lockOrder(tx, orderId)) && (await findCountedTransfer(tx, attemptRef))
  if (!arrived) return fail({ code: 'not-counted' })
  // The job that counts what came by a code may still be waiting: what goes back is what the order has paid.
  const { paymentToken, captured, isExcess } = arrived
  const arrival = { orderId, paymentToken, attemptRef, amountMinor: captured.minor, isMismatch: false, isExcess }
  await confirmOrder(tx, arrival, now)
  const order = await lockOrder(tx, orderId)
  const transfer = await findCountedTransfer(tx, attemptRef)
  if (!order || !transfer) return fail({ code: 'not-counted' })
  if (transfer.isPromisedBack) return fail({ code: 'promised-back' })
  await reverseReceivedTransfer(tx, { attemptRef, note, by: admin.id }, now)
  await takeMoneyBack(
    tx,
    order,
    transfer,
    { kind: 'transfer-reversed', facts: { attemptRef, staff: admin.id, reason: note } },
    now,
  )
  await enqueue(tx, cashReversed, { orderId, attemptRef, amountMinor: transfer.amount.minor, way: 'transfer' })
  return ok(undefined)
}
