import type { Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { findAttemptByRef } from './data/attempts.server.ts'
import { lockPaymentOfAttempt } from './data/payments.server.ts'
import { noteAttention } from './data/attention.server.ts'
import { isUndecided } from './domain/attempt-state.ts'
import { recordSnapshot } from './record-snapshot.server.ts'

export type HandSettlement = {
  attemptRef: string
  /** What the person saw in the provider's own books. */
  outcome: { kind: 'captured'; amount: Money } | { kind: 'not-charged' }
  /** Where it was seen; never empty. */
  note: string
}

export type HandSettlementFailure = { code: 'payment-not-found' | 'not-undecided' | 'note-required' }

/**
 * Writes what a person found out about an attempt for which its provider gave no answer. Money counts like money that
 * the provider reports, with the same comparison of amount and currency.
 *
 * Fails with `payment-not-found`, `not-undecided` when the outcome is known, `note-required` without a note.
 */
export async function settleByHand(
  db: Db,
  admin: Admin<'payments'>,
  { attemptRef, outcome, note }: HandSettlement,
  now: Date,
): Promise<Result<void, HandSettlementFailure>> {
  if (!note.trim()) return fail({ code: 'note-required' })
  return inTransaction(db, async (tx) => {
    const payment = await lockPaymentOfAttempt(tx, attemptRef)
    const attempt = payment && (await findAttemptByRef(tx, attemptRef))
    if (!attempt) return fail({ code: 'payment-not-found' })
    if (!isUndecided(attempt.state)) return fail({ code: 'not-undecided' })
    await recordSnapshot(
      tx,
      attemptRef,
      outcome.kind === 'captured'
        ? { outcome: 'captured', amount: outcome.amount, source: 'manual' }
        : { outcome: 'declined', decline: 'other', source: 'manual' },
      now,
    )
    await noteAttention(tx, attempt.id, `${note.trim()} (${admin.email})`, now)
    await recordAudit(
      tx,
      {
        actor: admin,
        action: 'payment.settle',
        subject: { kind: 'payment', id: attemptRef },
        before: { state: attempt.state },
        after: outcome,
      },
      now,
    )
    return ok(undefined)
  })
}
