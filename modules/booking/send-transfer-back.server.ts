import { isSame, type Money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import {
  listCameAs,
  listRefundsOfSubject,
  settleRefund,
  type SettleRefundFailure,
} from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { findRateBack, wholeBack, type RateBackRefusal } from './count-money-back.server.ts'

export type TransferSentRefusal = SettleRefundFailure | RateBackRefusal | { code: 'rate-changed'; amount: Money }

/**
 * Writes down that staff have sent a promised refund of an order by transfer, whole: in the currency of the order, or in
 * another one at the rate of today. Opens a transaction unless it is given one.
 *
 * Fails as `settleRefund` does, and with `no-rate` when nobody entered the rate of today; `rate-changed`, with what the
 * refund is, when `sent` is another amount.
 */
export async function sendTransferBack(
  db: Db,
  admin: Admin<'payments' | 'refunds'>,
  { orderId, ref, sent, note }: { orderId: string; ref: string; sent: Money; note: string },
  now: Date,
): Promise<Result<void, TransferSentRefusal>> {
  return inTransaction(db, async (tx) => {
    const refunds = await listRefundsOfSubject(tx, { kind: 'order', ref: orderId })
    const refund = refunds.find((each) => each.ref === ref)
    if (!refund) return fail({ code: 'refund-not-found' })
    const back = await findRateBack(tx, { orderId, currency: sent.currency, on: dayInIstanbul(now) })
    if (!back.ok) return back
    const { promised } = await listCameAs(tx, { kind: 'order', ref: orderId })
    const came = promised.get(ref) ?? null
    const foreign = back.value && wholeBack({ amount: refund.amount, came }, back.value)
    const amount = foreign?.paid ?? refund.amount
    if (!isSame(amount, sent)) return fail({ code: 'rate-changed', amount })
    return settleRefund(tx, { ref, outcome: 'succeeded', note, foreign, by: admin.id }, now)
  })
}
