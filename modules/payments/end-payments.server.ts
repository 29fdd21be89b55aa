import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { changeAttempt, findLiveAttempt } from './data/attempts.server.ts'
import { own } from './data/tables.server.ts'
import type { PaymentSubject } from './domain/payment-page.ts'

export type LockedPayment = { id: string; status: 'pending' | 'completed' | 'cancelled' }

/** The payments of a subject, in the order in which everybody locks them, locked until the transaction ends. */
export async function lockPaymentsOf(tx: Db, subject: PaymentSubject): Promise<LockedPayment[]> {
  return own(tx)
    .selectFrom('payments')
    .select(['id', 'status'])
    .where('subject_kind', '=', subject.kind)
    .where('subject_ref', '=', subject.ref)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/**
 * Ends what is still open of payments that the caller has locked, and awaits no transfer for them any longer; `reason`
 * stands in the history of what was awaited.
 *
 * Fails with `payment-in-progress` while a card payment may still charge; then nothing is changed.
 */
export async function endPayments(
  tx: Db,
  payments: readonly LockedPayment[],
  reason: string,
  now: Date,
): Promise<Result<void, { code: 'payment-in-progress' }>> {
  const awaited = []
  for (const payment of payments) {
    const attempt = await findLiveAttempt(tx, payment.id)
    if (attempt && attempt.state !== 'pending_transfer') return fail({ code: 'payment-in-progress' })
    if (attempt) awaited.push(attempt)
  }
  for (const attempt of awaited) await changeAttempt(tx, attempt, 'cancelled', reason, { next_query_at: null }, now)
  const open = payments.filter(({ status }) => status === 'pending').map(({ id }) => id)
  if (open.length > 0)
    await own(tx).updateTable('payments').set({ status: 'cancelled' }).where('id', 'in', open).execute()
  return ok(undefined)
}
