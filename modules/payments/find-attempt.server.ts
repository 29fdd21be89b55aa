import type { Localised } from '#kernel/locale.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { keptAgreementOf } from './data/agreement.server.ts'
import { toAttemptRecord, withFlags } from './data/attempts.server.ts'
import { LocalisedColumn, SummaryColumn } from './data/summary.server.ts'
import { own } from './data/tables.server.ts'
import type { KeptAgreement } from './domain/agreement.ts'
import type { AttemptRecord, PaymentSubject } from './domain/payment-page.ts'
import { listAttemptHistory, type AttemptStep } from './list-attempt-history.server.ts'

/** A try to pay with what it is for, what the provider calls it, and what a person noted about it. */
export type AttemptDetail = AttemptRecord & {
  subject: PaymentSubject
  reference: string
  title: Localised
  /** The customer's page of the order. */
  orderPath: string | undefined
  paymentRef: string | null
  attention: { clearedAt: Date | null; note: string | null }
  /** What whoever pays a link ticked for it. */
  agreement: KeptAgreement | null
}

/** One try to pay with its steps, oldest first; `undefined` when there is none with this name. */
export async function findAttempt(
  db: Db,
  _admin: Admin<'payments'>,
  ref: string,
): Promise<{ attempt: AttemptDetail; steps: AttemptStep[] } | undefined> {
  const row = await own(db)
    .selectFrom('payment_attempts')
    .innerJoin('payments', 'payments.id', 'payment_attempts.payment_id')
    .selectAll('payment_attempts')
    .select(['payments.token', 'payments.subject_kind', 'payments.subject_ref', 'payments.reference'])
    .select(['payments.title', 'payments.summary'])
    .where('payment_attempts.ref', '=', ref)
    .executeTakeFirst()
  if (!row) return undefined
  const subject = { kind: row.subject_kind, ref: row.subject_ref }
  const steps = await listAttemptHistory(db, subject)
  return {
    attempt: {
      ...toAttemptRecord(withFlags(row), row.token),
      subject,
      reference: row.reference,
      title: LocalisedColumn.parse(row.title),
      orderPath: SummaryColumn.parse(row.summary).orderPath,
      paymentRef: row.payment_ref,
      agreement: keptAgreementOf(row.agreement),
      attention: { clearedAt: row.attention_cleared_at, note: row.attention_note },
    },
    steps: steps.filter((step) => step.attemptRef === ref),
  }
}
