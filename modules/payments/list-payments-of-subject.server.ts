import type { Db } from '#platform/db/client.server.ts'
import { toAttemptRecord, withFlags } from './data/attempts.server.ts'
import { own } from './data/tables.server.ts'
import type { AttemptRecord, PaymentSubject } from './domain/payment-page.ts'

/** Every try to pay for a subject, newest first, with the flags that ask for a person; at most a hundred. */
export async function listPaymentsOfSubject(db: Db, subject: PaymentSubject): Promise<AttemptRecord[]> {
  const rows = await own(db)
    .selectFrom('payment_attempts')
    .innerJoin('payments', 'payments.id', 'payment_attempts.payment_id')
    .selectAll('payment_attempts')
    .select('payments.token')
    .where('payments.subject_kind', '=', subject.kind)
    .where('payments.subject_ref', '=', subject.ref)
    .orderBy('payment_attempts.created_at', 'desc')
    .orderBy('payment_attempts.id', 'desc')
    .limit(100)
    .execute()
  return rows.map((row) => toAttemptRecord(withFlags(row), row.token))
}
