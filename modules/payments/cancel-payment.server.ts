import { fail, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { PaymentSubject } from './domain/payment-page.ts'
import { endPayments, lockPaymentsOf } from './end-payments.server.ts'

export type CancelFailure = { code: 'payment-not-found' } | { code: 'already-paid' } | { code: 'payment-in-progress' }

/**
 * Takes back the open payments of a subject, inside the caller's transaction; a bank transfer that was awaited for them
 * is awaited no longer. Cancelled payments stay as they are.
 *
 * Fails with `payment-not-found`, with `already-paid`, or with `payment-in-progress` while a card payment may still
 * charge; then nothing is changed, and whatever is held for the subject must stay held until that is settled.
 */
export async function cancelPayment(tx: Db, subject: PaymentSubject, now: Date): Promise<Result<void, CancelFailure>> {
  const payments = await lockPaymentsOf(tx, subject)
  if (payments.length === 0) return fail({ code: 'payment-not-found' })
  if (payments.some((payment) => payment.status === 'completed')) return fail({ code: 'already-paid' })
  return endPayments(tx, payments, 'payment cancelled', now)
}
