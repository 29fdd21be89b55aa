import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { noteAttention } from './data/attention.server.ts'
import { findAttemptByRef } from './data/attempts.server.ts'
import { isUndecided } from './domain/attempt-state.ts'

export type ClearAttentionFailure = { code: 'payment-not-found' | 'still-undecided' | 'note-required' }

/**
 * Takes an attempt off the list of those that wait for a person, with what the person did. What happened to the money
 * stays as it is written.
 *
 * Fails with `payment-not-found`, `still-undecided` while nobody knows whether money moved or how a dispute ends, `note-required`.
 */
export async function clearAttention(
  db: Db,
  admin: Admin<'payments'>,
  { attemptRef, note }: { attemptRef: string; note: string },
  now: Date,
): Promise<Result<void, ClearAttentionFailure>> {
  if (!note.trim()) return fail({ code: 'note-required' })
  const attempt = await findAttemptByRef(db, attemptRef)
  if (!attempt) return fail({ code: 'payment-not-found' })
  const isDisputed = attempt.state === 'disputed' && !attempt.attention_cleared_at
  if (isUndecided(attempt.state) || isDisputed) return fail({ code: 'still-undecided' })
  await inTransaction(db, async (tx) => {
    await noteAttention(tx, attempt.id, `${note.trim()} (${admin.email})`, now)
    const subject = { kind: 'payment', id: attemptRef } as const
    await recordAudit(tx, { actor: admin, action: 'payment.clear-attention', subject, before: attempt.flags }, now)
  })
  return ok(undefined)
}
