import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { changeAttempt, findLiveAttempt } from './data/attempts.server.ts'
import { own } from './data/tables.server.ts'
import type { PaymentSubject } from './domain/payment-page.ts'

export type CancelFailure = { code: 'payment-not-found' } | { code: 'already-paid' } | { code: 'payment-in-progress' }

/**
 * Takes back the open payments of a subject, inside the caller's transaction; a bank transfer that was awaited for them
 * is awaited no longer. Cancelled payments stay as they are.
 *
 * Fails with `payment-not-found`, with `already-paid`, or with `payment-in-progress` while a card payment may still
 * charge; then nothing is changed, and whatever is held for the subject must stay held until that is settled.
 */
export async function cancelPayment(tx: Db, subject: PaymentSubject, now: Date): Promise<Result<void, CancelFailure>> {
  const payments = await own(tx)
    .selectFrom('payments')
    .select(['id', 'status'])
    .where('subject_kind', '=', subject.kind)
    .where('subject_ref', '=', subject.ref)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (payments.length === 0) return fail({ code: 'payment-not-found' })
  if (payments.some((payment) => payment.status === 'completed')) return fail({ code: 'already-paid' })

  const awaited = []
  for (const payment of payments) {
    const attempt = await findLiveAttempt(tx, payment.id)
    if (attempt && attempt.state !== 'pending_transfer') return fail({ code: 'payment-in-progress' })
    if (attempt) awaited.push(attempt)
  }
  for (const attempt of awaited)
    await changeAttempt(tx, attempt, 'cancelled', 'payment cancelled', { next_query_at: null }, now)
  await own(tx)
    .updateTable('payments')
    .set({ status: 'cancelled' })
    .where(
      'id',
      'in',
      payments.map((payment) => payment.id),
    )
    .where('status', '=', 'pending')
    .execute()
  return ok(undefined)
}
