import { money, type Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { findPayment } from './data/payments.server.ts'
import { LocalisedColumn, SummaryColumn } from './data/summary.server.ts'
import { openPayment } from './open-payment.server.ts'

export type SimilarPayment = {
  amount: Money
  expiresAt: Date | null
  /** Somebody else who pays; such a payment tells neither what the order contains nor where it is. */
  payer: { name: string; email: string; phone?: string } | null
}

/**
 * Opens another payment for what an earlier one was opened for, inside the caller's transaction: same subject, title and
 * language, amount and payer of its own. A payment's amount never changes, so that nobody pays another one than was
 * shown; whoever needs another amount opens another payment.
 *
 * @throws Error when there is no such payment, or the currencies differ.
 */
export async function openPaymentLike(tx: Db, token: string, change: SimilarPayment): Promise<{ token: string }> {
  const like = await findPayment(tx, token)
  if (!like) throw new Error('no payment to open another one like')
  if (like.currency !== change.amount.currency) throw new Error('a similar payment has the same currency')
  const summary = SummaryColumn.parse(like.summary)
  const { lines: _lines, orderPath: _orderPath, travellers: _travellers, ...forOthers } = summary
  return openPayment(tx, {
    subject: { kind: like.subject_kind, ref: like.subject_ref },
    reference: like.reference,
    title: LocalisedColumn.parse(like.title),
    summary: change.payer ? forOthers : summary,
    amount: money(change.amount.minor, change.amount.currency),
    locale: like.locale,
    allowsInstallments: like.allows_installments,
    customer: change.payer
      ? { phone: '', ...change.payer }
      : { name: like.customer_name, email: like.customer_email, phone: like.customer_phone },
    expiresAt: change.expiresAt,
    unprovenUntil: like.unproven_until,
  })
}
