import type { Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { listHeldMoney, requestRefund, type RefundRefusal } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { lockOrder } from './data/orders.server.ts'
import type { RefundMeaning } from './domain/refund-meaning.ts'
import { weighRefund, type RefundMeaningRefusal } from './weigh-refund.server.ts'

export type RefundByHandWish = {
  orderId: string
  /** Names the wish; asked twice, it is one refund. */
  key: string
  attemptRef: string
  amount: Money
  reason: string
  /** What it means for the order; null where nobody said it. */
  meaning: RefundMeaning | null
}

export type RefundByHandRefusal = RefundRefusal | RefundMeaningRefusal

/**
 * Promises a part of one payment of an order back by decision of staff, and does what that means for the order, see
 * `weighRefund`: together or not at all. Opens a transaction unless it is given one; the order stays locked until it ends.
 *
 * Fails as `requestRefund` and `weighRefund` do.
 * @throws RangeError when the amount is not above zero.
 */
export async function refundByHand(
  db: Db,
  admin: Admin<'payments' | 'refunds'>,
  { orderId, meaning, ...wish }: RefundByHandWish,
  now: Date,
): Promise<Result<void, RefundByHandRefusal>> {
  return inTransaction(db, async (tx): Promise<Result<void, RefundByHandRefusal>> => {
    if (!(await lockOrder(tx, orderId))) return fail({ code: 'order-not-found' })
    const held = await listHeldMoney(tx, { kind: 'order', ref: orderId })
    if (!held.some(({ attemptRef }) => attemptRef === wish.attemptRef)) return fail({ code: 'payment-not-found' })
    const requested = await requestRefund(tx, { ...wish, cause: 'manual', by: admin.id }, now)
    if (!requested.ok || requested.value.isReplay) return requested.ok ? ok(undefined) : requested
    const refunds = [requested.value]
    return weighRefund(tx, admin, { orderId, refunds, meaning, reason: wish.reason }, now)
  })
}
