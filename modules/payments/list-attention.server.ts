import { sql } from 'kysely'
import type { Localised } from '#kernel/locale.ts'
import { money, type Money } from '#kernel/money.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { attemptsThat } from './data/attempt-conditions.server.ts'
import { LocalisedColumn } from './data/summary.server.ts'
import { own } from './data/tables.server.ts'

/** A try to pay that a person has to look at. */
export type Attention = {
  ref: string
  payer: string
  title: Localised
  reference: string
  /** What came, or was to come. */
  amount: Money
  /** When it last changed: a dispute comes long after the payment. */
  since: Date
}

/** The tries to pay that wait for a person, the longest waiting first, and how many there are. One query. */
export async function listAttention(
  db: Db,
  _admin: Admin<'payments'>,
  { limit }: { limit: number },
): Promise<{ attempts: Attention[]; total: number }> {
  const rows = await own(db)
    .selectFrom('payment_attempts')
    .innerJoin('payments', 'payments.id', 'payment_attempts.payment_id')
    .select([
      'payment_attempts.ref',
      'payment_attempts.payer_name',
      'payment_attempts.captured_minor',
      'payment_attempts.amount_minor',
      'payment_attempts.currency',
      'payment_attempts.updated_at',
      'payments.title',
      'payments.reference',
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where(attemptsThat({ needsPerson: true }))
    .orderBy('payment_attempts.updated_at')
    .orderBy('payment_attempts.id')
    .limit(limit)
    .execute()
  return {
    attempts: rows.map((row) => ({
      ref: row.ref,
      payer: row.payer_name,
      title: LocalisedColumn.parse(row.title),
      reference: row.reference,
      amount: money(row.captured_minor ?? row.amount_minor, row.currency),
      since: row.updated_at,
    })),
    total: rows[0]?.total ?? 0,
  }
}
