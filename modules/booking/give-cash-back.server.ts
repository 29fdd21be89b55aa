import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { bookTransaction, type TransactionRefusal } from '#modules/ledger/index.server.ts'
import { planCashRefund, recordCashRefund } from '#modules/payments/index.server.ts'
import type { CashRefundRefusal } from '#modules/payments/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { lockOrder } from './data/orders.server.ts'
import { hasRoomForParts } from './data/payment-parts.server.ts'
import type { RefundMeaning } from './domain/refund-meaning.ts'
import { findRateBack, type RateBackRefusal } from './count-money-back.server.ts'
import { noteRefund } from './note-refund.server.ts'
import type { CashForOrder } from './take-cash.server.ts'
import { weighRefund, type RefundMeaningRefusal } from './weigh-refund.server.ts'

export type CashBackRefusal = TransactionRefusal | CashRefundRefusal | RateBackRefusal | RefundMeaningRefusal

/** Without a `meaning` what is above the promises is owed again; null where nobody said what it means. */
export type CashBack = CashForOrder & { meaning?: RefundMeaning | null | undefined }

/**
 * Gives money of an order back out of a cash register: the entry in the books, the refunds, and what they mean for the
 * order happen together or not at all. Refunds that were promised by transfer are kept first, each whole; what is above
 * them is a refund by hand of money that came in cash or by transfer, which means for the order what `weighRefund` says. Cash
 * of another currency counts at the rate of the entry's day. Note, mail and the message to listeners are those of any
 * refund. Opens a transaction unless it is given one; the order and its payments stay locked until it ends. When it refuses, nothing is written.
 *
 * Fails as `bookTransaction` does, and with `order-not-found`; `no-rate` when nobody entered the rate of that day;
 * `promised-otherwise`, with the sum that keeps the promises; `not-held-for-desk`, with what could go back over the desk,
 * both in the currency of the cash; `too-little` when some of it is worth nothing; `too-many-parts`; as `weighRefund` does.
 * @throws RangeError when the amount is not above zero.
 */
export async function giveCashBack(
  db: Db,
  admin: Admin<'payments' | 'refunds'>,
  cash: CashBack,
  now: Date,
): Promise<Result<{ id: string }, CashBackRefusal>> {
  if (cash.amount.minor <= 0) throw new RangeError('an amount must be above zero')
  return inTransaction(db, (tx) => giveIn(tx, admin, cash, now))
}

async function giveIn(
  tx: Db,
  admin: Admin<'payments' | 'refunds'>,
  { orderId, meaning = 'stays-owed', ...entry }: CashBack,
  now: Date,
): Promise<Result<{ id: string }, CashBackRefusal>> {
  const order = await lockOrder(tx, orderId)
  if (!order) return fail({ code: 'order-not-found' })
  const back = await findRateBack(tx, { orderId, currency: entry.amount.currency, on: entry.date })
  if (!back.ok) return back
  const subject = { kind: 'order', ref: orderId } as const
  const plan = await planCashRefund(tx, subject, entry.amount, back.value)
  if (!plan.ok) return plan
  const count = plan.value.promises.length + plan.value.takes.length
  if (!(await hasRoomForParts(tx, orderId, count))) return fail({ code: 'too-many-parts' })

  const { unexplained, conversion } = plan.value
  const booked = await bookTransaction(tx, admin, { ...entry, type: 'refund', subject, unexplained, conversion }, now)
  if (!booked.ok) return booked
  const wish = { transactionId: booked.value.id, reason: entry.note }
  const given = await recordCashRefund(tx, plan.value, wish, now)
  const refunds = given.slice(plan.value.promises.length)
  const weighed = await weighRefund(tx, admin, { orderId, refunds, meaning, reason: entry.note }, now)
  if (!weighed.ok) return weighed
  for (const { ref, amount } of given) {
    await noteRefund(tx, { orderId, refundRef: ref, outcome: 'succeeded', amountMinor: amount.minor }, now)
  }
  return ok(booked.value)
}
