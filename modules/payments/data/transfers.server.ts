import { money, type Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { isLive, isPaid } from '../domain/attempt-state.ts'
import type { PaymentSubject } from '../domain/payment-page.ts'
import { amountOf, withFlags } from './attempts.server.ts'
import { own } from './tables.server.ts'

/** A bank transfer as far as money on an account is compared with it. */
export type TransferRecord = {
  attemptRef: string
  reference: string
  state: 'awaited' | 'given-up' | 'paid'
  amount: Money
  /** What has not come yet. */
  rest: Money
  payerName: string
  customerName: string
  subject: PaymentSubject
  /** The number of the order or link, as people know it. */
  number: string
  until: Date
}

export function transfersOf(db: Db) {
  return (
    own(db)
      .selectFrom('payment_attempts')
      .innerJoin('payments', 'payments.id', 'payment_attempts.payment_id')
      .selectAll('payment_attempts')
      .select(['payments.subject_kind', 'payments.subject_ref', 'payments.reference', 'payments.customer_name'])
      .where('payment_attempts.method', '=', 'transfer')
      // A transfer that staff put on an order was never announced, and nobody writes a code for it.
      .where('payment_attempts.transfer_reference', 'is not', null)
      // One that was taken back awaits nothing more: what it was for asks again, under another code.
      .where('payment_attempts.state', '<>', 'reversed')
  )
}

export function toTransfer(
  row: Awaited<ReturnType<ReturnType<typeof transfersOf>['execute']>>[number],
): TransferRecord {
  const attempt = withFlags(row)
  const amount = amountOf(attempt)
  return {
    attemptRef: attempt.ref,
    reference: attempt.transfer_reference ?? '',
    state: isPaid(attempt.state) ? 'paid' : isLive(attempt.state) ? 'awaited' : 'given-up',
    amount,
    rest: money(isPaid(attempt.state) ? 0 : amount.minor - (attempt.captured_minor ?? 0), amount.currency),
    payerName: attempt.payer_name,
    customerName: row.customer_name,
    subject: { kind: row.subject_kind, ref: row.subject_ref },
    number: row.reference,
    until: attempt.expires_at,
  }
}
