import { sql } from 'kysely'
import type { Localised } from '#kernel/locale.ts'
import { foldForSearch } from '#kernel/text.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inOrder, type OrderColumns } from '#platform/db/order-sql.server.ts'
import { attemptsThat } from './data/attempt-conditions.server.ts'
import { toAttemptRecord, withFlags } from './data/attempts.server.ts'
import { LocalisedColumn } from './data/summary.server.ts'
import { own } from './data/tables.server.ts'
import type { AttemptSort } from './domain/attempt-sort.ts'
import type { AttemptFilter } from './domain/attempt-filter.ts'
import type { AttemptRecord, PaymentSubject } from './domain/payment-page.ts'

export type AttemptListRequest = AttemptFilter & {
  /** Words of a payer, a number of an order or link, a code of a transfer, or a name that a provider gave. */
  q?: string | undefined
  /** The newest first unless asked otherwise. */
  sort?: AttemptSort | undefined
  /** From 1. */
  page: number
  pageSize: number
}

/** A try to pay with what it is for and what a person noted about it. */
export type ListedAttempt = AttemptRecord & {
  subject: PaymentSubject
  reference: string
  title: Localised
  attention: { clearedAt: Date | null; note: string | null }
}

/** One page of all tries to pay, the newest first unless asked otherwise, and how many there are in all. */
export async function listAttempts(
  db: Db,
  _admin: Admin<'payments'>,
  request: AttemptListRequest,
): Promise<{ attempts: ListedAttempt[]; total: number }> {
  const { page, pageSize, q, sort = '-created', ...filter } = request
  const words = q === undefined ? undefined : foldForSearch(q).split(' ').filter(Boolean)
  const matching = own(db)
    .selectFrom('payment_attempts')
    .innerJoin('payments', 'payments.id', 'payment_attempts.payment_id')
    .where(attemptsThat({ ...filter, words }))
  const { total } = await matching
    .select((attempts) => attempts.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await matching
    .selectAll('payment_attempts')
    .select(['payments.token', 'payments.subject_kind', 'payments.subject_ref', 'payments.reference', 'payments.title'])
    .orderBy(inOrder(sort, columnsOf, sql`payment_attempts.id`))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return {
    total,
    attempts: rows.map((row) => ({
      ...toAttemptRecord(withFlags(row), row.token),
      subject: { kind: row.subject_kind, ref: row.subject_ref },
      reference: row.reference,
      title: LocalisedColumn.parse(row.title),
      attention: { clearedAt: row.attention_cleared_at, note: row.attention_note },
    })),
  }
}

const columnsOf: OrderColumns<'created' | 'payer' | 'way' | 'state' | 'amount'> = {
  created: [sql`payment_attempts.created_at`],
  payer: [sql`payment_attempts.payer_name collate app_tr`],
  way: [sql`payment_attempts.method`],
  state: [sql`payment_attempts.state`],
  amount: [sql`coalesce(payment_attempts.captured_minor, payment_attempts.amount_minor)`],
}
