import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { changeAttempt, findLiveAttempt } from './data/attempts.server.ts'
import { own } from './data/tables.server.ts'
import type { PaymentSubject } from './domain/payment-page.ts'

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
  const payments = await own(tx)
    .selectFrom('payments')
    .select(['id', 'status'])
    .where('subject_kind', '=', subject.kind)
    .where('subject_ref', '=', subject.ref)
    .orderBy('id')
    .forUpdate()
    .execute()
  const awaited = []
  for (const payment of payments) {
    const attempt = await findLiveAttempt(tx, payment.id)
    if (attempt && attempt.state !== 'pending_transfer') return fail({ code: 'payment-in-progress' })
    if (attempt) awaited.push(attempt)
  }
  for (const attempt of awaited)
    await changeAttempt(tx, attempt, 'cancelled', 'order cancelled', { next_query_at: null }, now)
  const open = payments.filter(({ status }) => status === 'pending').map(({ id }) => id)
  if (open.length > 0)
    await own(tx).updateTable('payments').set({ status: 'cancelled' }).where('id', 'in', open).execute()
  return ok(undefined)
}
