import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { changeAttempt, findAttemptByRef, type AttemptRow } from './data/attempts.server.ts'
import { lockPaymentOfAttempt } from './data/payments.server.ts'
import { recordSnapshot } from './record-snapshot.server.ts'

export type AnnounceDisputeFailure = { code: 'payment-not-found' | 'not-disputable' | 'note-required' }

/** Whether the holder of a card can still ask the bank for this payment; once an attempt. */
export function isDisputable({ method, state, flags }: Pick<AttemptRow, 'method' | 'state' | 'flags'>): boolean {
  return method === 'card' && (state === 'captured' || state === 'partially_refunded') && !flags.includes('disputed')
}

/**
 * Writes down that the bank announced a dispute, for providers that tell of it by letter alone: state, books, attention
 * and refunds are what a provider's own notice makes of them, and the audit log says who wrote it and what they read. One
 * transaction under the lock of the payment.
 *
 * Fails with `payment-not-found`, `not-disputable` when nothing of a card is held or it was disputed before,
 * `note-required`.
 */
export async function announceDispute(
  db: Db,
  admin: Admin<'payments'>,
  { attemptRef, note: typed }: { attemptRef: string; note: string },
  now: Date,
): Promise<Result<void, AnnounceDisputeFailure>> {
  const note = typed.trim()
  if (!note) return fail({ code: 'note-required' })
  return inTransaction(db, async (tx) => {
    const payment = await lockPaymentOfAttempt(tx, attemptRef)
    const attempt = payment && (await findAttemptByRef(tx, attemptRef))
    if (!attempt) return fail({ code: 'payment-not-found' })
    if (!isDisputable(attempt)) return fail({ code: 'not-disputable' })
    await recordSnapshot(tx, attemptRef, { outcome: 'disputed', source: 'manual' }, now)
    const disputed = await findAttemptByRef(tx, attemptRef)
    if (disputed) await changeAttempt(tx, disputed, 'disputed', `${note} (${admin.email})`, {}, now)
    const subject = { kind: 'payment', id: attemptRef } as const
    const act = {
      action: 'payment.dispute-announced',
      subject,
      before: { state: attempt.state },
      after: { note },
    } as const
    await recordAudit(tx, { actor: { id: admin.id }, ...act }, now)
    return ok(undefined)
  })
}
