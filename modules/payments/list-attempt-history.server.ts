import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import type { AttemptState } from './domain/attempt-state.ts'
import type { PaymentSubject } from './domain/payment-page.ts'

/** One step of an attempt; `from` is absent where it began. The reason is written for staff, not for customers. */
export type AttemptStep = { attemptRef: string; from: AttemptState | null; to: AttemptState; reason: string; at: Date }

/** What happened to every attempt of a subject, oldest first; at most five hundred steps. */
export async function listAttemptHistory(db: Db, subject: PaymentSubject): Promise<AttemptStep[]> {
  return own(db)
    .selectFrom('payment_attempt_history')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'payment_attempt_history.attempt_id')
    .innerJoin('payments', 'payments.id', 'payment_attempts.payment_id')
    .select([
      'payment_attempts.ref as attemptRef',
      'payment_attempt_history.from_state as from',
      'payment_attempt_history.to_state as to',
      'payment_attempt_history.reason',
      'payment_attempt_history.happened_at as at',
    ])
    .where('payments.subject_kind', '=', subject.kind)
    .where('payments.subject_ref', '=', subject.ref)
    .orderBy('payment_attempt_history.id')
    .limit(500)
    .execute()
}
