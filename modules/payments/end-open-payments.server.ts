import type { Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { PaymentSubject } from './domain/payment-page.ts'
import { endPayments, lockPaymentsOf } from './end-payments.server.ts'

/**
 * Ends whatever could still be paid for a subject, inside the caller's transaction; what is paid stays paid, and a transfer
 * that was awaited is awaited no longer. The subject's payments stay locked until the transaction ends.
 *
 * Fails with `payment-in-progress` while a card payment may still charge; then nothing is changed.
 */
export async function endOpenPayments(
  tx: Db,
  subject: PaymentSubject,
  now: Date,
): Promise<Result<void, { code: 'payment-in-progress' }>> {
  return endPayments(tx, await lockPaymentsOf(tx, subject), 'order cancelled', now)
}
