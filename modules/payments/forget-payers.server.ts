import { sql } from 'kysely'
import { toJson } from '#platform/db/json.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import type { PaymentSubject } from './domain/payment-page.ts'

/** Which of these subjects still have money under way, a refund that is not done, or a dispute at a provider. */
export async function listUnsettledSubjects(
  db: Db,
  kind: PaymentSubject['kind'],
  refs: readonly string[],
): Promise<Set<string>> {
  if (refs.length === 0) return new Set()
  const rows = await own(db)
    .selectFrom('payments')
    .innerJoin('payment_attempts', 'payment_attempts.payment_id', 'payments.id')
    .leftJoin('refunds', 'refunds.attempt_id', 'payment_attempts.id')
    .select('payments.subject_ref')
    .distinct()
    .where('payments.subject_kind', '=', kind)
    .where('payments.subject_ref', 'in', refs)
    .where((row) =>
      row.or([
        row('payment_attempts.state', 'in', [
          'pending_3ds',
          'pending_transfer',
          'processing',
          'authorised',
          'unknown',
          'disputed',
        ]),
        row('refunds.state', 'in', ['requested', 'processing', 'unknown']),
      ]),
    )
    .execute()
  return new Set(rows.map((row) => row.subject_ref))
}

/**
 * Takes away who paid for these subjects: names, addresses and telephone numbers, and what providers told about them.
 * Amounts, references and the accounts that refunds went to stay for the books. Works inside the caller's transaction.
 */
export async function forgetPayers(tx: Db, kind: PaymentSubject['kind'], refs: readonly string[]): Promise<void> {
  if (refs.length === 0) return
  const nobody = { name: '—', email: 'erased@invalid' }
  const payments = await own(tx)
    .updateTable('payments')
    .set({
      customer_name: nobody.name,
      customer_email: nobody.email,
      customer_phone: '',
      customer_address: '',
      customer_city: '',
      customer_country: '',
    })
    .where('subject_kind', '=', kind)
    .where('subject_ref', 'in', refs)
    .returning('id')
    .execute()
  if (payments.length === 0) return
  const attempts = await own(tx)
    .updateTable('payment_attempts')
    .set({
      payer_name: nobody.name,
      payer_email: nobody.email,
      payer_phone: '',
      next_step: null,
      // What was agreed to stays, without where it came from.
      agreement: sql`agreement - 'userAgent' - 'addressHash'`,
    })
    .where(
      'payment_id',
      'in',
      payments.map(({ id }) => id),
    )
    .returning('id')
    .execute()
  if (attempts.length === 0) return
  await own(tx)
    .updateTable('payment_events')
    .set({ body: toJson({}) })
    .where(
      'attempt_id',
      'in',
      attempts.map(({ id }) => id),
    )
    .execute()
}
