import { money, type Money } from '#kernel/money.ts'
import { ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import { AGENCY_PROVIDER } from './domain/agency-credit.ts'
import { coverCashRefund, type CashRefundCover, type CashRefundRefusal } from './domain/cover-cash-refund.ts'
import type { PaymentSubject } from './domain/payment-page.ts'
import type { HeldMoney, RefundRecord } from './domain/refund-record.ts'
import { listHeldMoney, listRefundsOfSubject } from './list-refunds.server.ts'
import { recordRefund } from './record-refund.server.ts'
import { requestRefund } from './request-refund.server.ts'

/** What cash of one amount gives back, decided under the locks of the payments and not written yet. */
export type CashRefundPlan = {
  cover: CashRefundCover<RefundRecord, HeldMoney>
  /** The part of it that was never booked as paid by the customer. */
  unexplained: Money
}

/**
 * Decides what cash gives back of a subject: refunds that were promised by transfer, and money that came in cash or by
 * transfer. Money by card goes back to the card, and credit of an agency is no money. Works in the caller's transaction,
 * which keeps the payments locked.
 *
 * Fails with `promised-otherwise`, `not-held-for-desk`, `order-currency`.
 */
export async function planCashRefund(
  tx: Db,
  subject: PaymentSubject,
  amount: Money,
): Promise<Result<CashRefundPlan, CashRefundRefusal>> {
  const held = (await listHeldMoney(tx, subject)).filter(
    ({ method, provider, isUnexplained, refundable }) =>
      method !== 'card' && provider !== AGENCY_PROVIDER && !isUnexplained && refundable.minor > 0,
  )
  const refunds = await listRefundsOfSubject(tx, subject)
  const promised = refunds.filter(({ method, state }) => method === 'transfer' && state === 'requested').toReversed()
  const cover = coverCashRefund(amount, promised, held)
  if (!cover.ok) return cover
  const unexplained = cover.value.promises
    .filter(({ isUnexplained }) => isUnexplained)
    .reduce((sum, promise) => sum + promise.amount.minor, 0)
  return ok({ cover: cover.value, unexplained: money(unexplained, amount.currency) })
}

/**
 * Writes that an entry of a register has given back what was planned, as refunds that have succeeded: attempts, listeners
 * and sellers hear of them like of any other, and nothing is posted a second time. Works in the transaction of the plan.
 */
export async function recordCashRefund(
  tx: Db,
  { cover: { promises, takes } }: CashRefundPlan,
  { transactionId, reason }: { transactionId: string; reason: string },
  now: Date,
): Promise<RefundRecord[]> {
  const given: RefundRecord[] = [...promises]
  for (const { held, amount } of takes) {
    const key = `cash:${transactionId}:${held.attemptRef}`
    const wish = { key, attemptRef: held.attemptRef, amount, cause: 'manual', reason } as const
    const requested = await requestRefund(tx, wish, now)
    if (!requested.ok) throw new Error(`cash for ${held.attemptRef} was refused: ${requested.error.code}`)
    given.push(requested.value)
  }
  for (const { ref } of given)
    await recordRefund(
      tx,
      ref,
      { outcome: 'succeeded', source: 'desk', providerRef: transactionId, words: 'paid out of a cash register' },
      now,
    )
  return given
}

/** Whether an entry of a register has given money back that counts as a refund. */
export async function isCashRefund(db: Db, transactionId: string): Promise<boolean> {
  const refund = await own(db)
    .selectFrom('refunds')
    .select('id')
    .where('method', '=', 'cash')
    .where('provider_ref', '=', transactionId)
    .limit(1)
    .executeTakeFirst()
  return refund !== undefined
}
