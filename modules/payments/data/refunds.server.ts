import type { Insertable, Selectable } from 'kysely'
import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { RefundRecord } from '../domain/refund-record.ts'
import type { PaymentMethod } from '../domain/attempt-state.ts'
import { refundTransitions, type RefundState } from '../domain/refund-state.ts'
import { foreignOf, type foreignColumns } from './foreign-money.server.ts'
import { own, type PaymentTables } from './tables.server.ts'

export type RefundRow = Selectable<PaymentTables['refunds']>

type RefundChange = Partial<
  Pick<
    RefundRow,
    | 'provider_ref'
    | 'failure'
    | 'needs_person'
    | 'next_query_at'
    | 'query_count'
    | 'sent_at'
    | 'succeeded_at'
    | 'payee_iban'
    | 'payee_name'
    | 'method'
  >
> &
  ReturnType<typeof foreignColumns>

/** Writes a refund with the first line of its history. The database adds it to what its attempt has promised. */
export async function insertRefund(
  tx: Db,
  refund: Insertable<PaymentTables['refunds']>,
  now: Date,
): Promise<RefundRow> {
  const row = await own(tx)
    .insertInto('refunds')
    .values({ ...refund, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
  await own(tx)
    .insertInto('refund_history')
    .values({ refund_id: row.id, from_state: null, to_state: row.state, reason: row.cause, happened_at: now })
    .execute()
  return row
}

/**
 * Moves a refund and writes its history; false when it is no longer in the state it was read in.
 * @throws Error when the step is not allowed.
 */
export async function changeRefund(
  tx: Db,
  refund: RefundRow,
  to: RefundState,
  reason: string,
  change: RefundChange,
  now: Date,
): Promise<boolean> {
  if (to !== refund.state && !refundTransitions[refund.state].includes(to))
    throw new Error(`refund ${refund.ref} cannot go from ${refund.state} to ${to}`)
  const { numUpdatedRows } = await own(tx)
    .updateTable('refunds')
    .set({ ...change, state: to, updated_at: now })
    .where('id', '=', refund.id)
    .where('state', '=', refund.state)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  await own(tx)
    .insertInto('refund_history')
    .values({ refund_id: refund.id, from_state: refund.state, to_state: to, reason, happened_at: now })
    .execute()
  return true
}

export async function findRefund(db: Db, ref: string): Promise<RefundRow | undefined> {
  return own(db).selectFrom('refunds').selectAll().where('ref', '=', ref).executeTakeFirst()
}

export async function findRefundByKey(db: Db, idempotencyKey: string): Promise<RefundRow | undefined> {
  return own(db).selectFrom('refunds').selectAll().where('idempotency_key', '=', idempotencyKey).executeTakeFirst()
}

/** What of a card's surcharge is promised to go back, or has gone. */
export async function surchargePromised(db: Db, attemptId: string): Promise<number> {
  const { gone } = await own(db)
    .selectFrom('refunds')
    .select(({ fn }) => fn.sum<number | null>('surcharge_minor').as('gone'))
    .where('attempt_id', '=', attemptId)
    .where('state', '<>', 'failed')
    .executeTakeFirstOrThrow()
  return Number(gone ?? 0)
}

export function toRefundRecord(
  row: RefundRow,
  attempt: { ref: string; provider: string; method: PaymentMethod },
): RefundRecord {
  return {
    ref: row.ref,
    attemptRef: attempt.ref,
    provider: attempt.provider,
    paidBy: attempt.method,
    method: row.method,
    state: row.state,
    cause: row.cause,
    amount: money(row.amount_minor, row.currency),
    surcharge: money(row.surcharge_minor, row.currency),
    foreign: foreignOf(row),
    reason: row.reason,
    isUnexplained: row.account === 'suspense',
    payee: row.payee_iban && row.payee_name ? { iban: row.payee_iban, name: row.payee_name } : null,
    failure: row.failure,
    needsPerson: row.needs_person,
    createdAt: row.created_at,
    succeededAt: row.succeeded_at,
  }
}
