import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { noteAttention } from './data/attention.server.ts'
import { changeAttempt, findAttemptByRef, type AttemptRow } from './data/attempts.server.ts'
import { lockPaymentOfAttempt } from './data/payments.server.ts'
import type { AttemptState } from './domain/attempt-state.ts'
import { disputeLost } from './jobs/queues.server.ts'
import { postDisputeEnd } from './post-dispute.server.ts'

export type DisputeEnd = {
  attemptRef: string
  outcome: 'won' | 'lost'
  /** What the bank wrote, or where it stands. */
  note: string
}

export type SettleDisputeFailure = { code: 'payment-not-found' | 'not-disputed' | 'note-required' }

/**
 * Writes down how a dispute ended, as staff read it in the provider's books: the entry, the end of the attention it
 * asked for and the audit entry, in one transaction under the lock of the payment. Only the first end counts. What was won
 * is held again and can be refunded; what was lost has gone, and
 * whoever sold the subject is told by a job what is owed again.
 *
 * Fails with `payment-not-found`, `not-disputed` when there is no dispute that is still open, `note-required`.
 */
export async function settleDispute(
  db: Db,
  admin: Admin<'payments'>,
  { attemptRef, outcome, note: typed }: DisputeEnd,
  now: Date,
): Promise<Result<void, SettleDisputeFailure>> {
  const note = typed.trim()
  if (!note) return fail({ code: 'note-required' })
  return inTransaction(db, async (tx) => {
    const payment = await lockPaymentOfAttempt(tx, attemptRef)
    const attempt = payment && (await findAttemptByRef(tx, attemptRef))
    if (!payment || !attempt) return fail({ code: 'payment-not-found' })
    if (attempt.state !== 'disputed' || attempt.attention_cleared_at) return fail({ code: 'not-disputed' })
    const owedAgain = await postDisputeEnd(tx, { payment, attempt }, { outcome, note, by: admin.id }, now)
    if (outcome === 'won') await changeAttempt(tx, attempt, stateAfterWin(attempt), `dispute won: ${note}`, {}, now)
    if (owedAgain.minor > 0) {
      const { subject_kind: subjectKind, subject_ref: subjectRef } = payment
      await enqueue(tx, disputeLost, { attemptRef, subjectKind, subjectRef, owedMinor: owedAgain.minor })
    }
    await noteAttention(tx, attempt.id, `${outcome}: ${note} (${admin.email})`, now)
    const subject = { kind: 'payment', id: attemptRef } as const
    await recordAudit(
      tx,
      { actor: { id: admin.id }, action: 'payment.dispute', subject, after: { outcome, note } },
      now,
    )
    return ok(undefined)
  })
}

function stateAfterWin({ captured_minor: captured, refunded_minor: refunded }: AttemptRow): AttemptState {
  if (refunded === 0) return 'captured'
  return refunded < (captured ?? 0) ? 'partially_refunded' : 'refunded'
}
