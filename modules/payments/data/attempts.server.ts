import type { Selectable } from 'kysely'
import { z } from 'zod'
import { money, type Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { attemptFlags, type AttemptFlag } from '../domain/apply-snapshot.ts'
import { liveStates, type AttemptState } from '../domain/attempt-state.ts'
import type { NextStep } from '../domain/next-step.ts'
import type { ProviderRef } from '../providers/provider.server.ts'
import type { AttemptRecord } from '../domain/payment-page.ts'
import { NextStepColumn } from './next-step.server.ts'
import { foreignOf } from './foreign-money.server.ts'
import { own, type PaymentTables } from './tables.server.ts'

export type AttemptRow = Omit<Selectable<PaymentTables['payment_attempts']>, 'flags' | 'next_step'> & {
  flags: AttemptFlag[]
  next_step: NextStep | null
}

type NewAttempt = Pick<
  AttemptRow,
  | 'ref'
  | 'payment_id'
  | 'provider'
  | 'method'
  | 'state'
  | 'amount_minor'
  | 'surcharge_minor'
  | 'currency'
  | 'installments'
  | 'idempotency_key'
  | 'request_hash'
  | 'transfer_reference'
  | 'payer_name'
  | 'payer_email'
  | 'payer_phone'
  | 'expires_at'
  | 'next_query_at'
> &
  Partial<Pick<AttemptRow, 'agreement' | Extract<keyof AttemptRow, `foreign_${string}`>>>

type AttemptChange = Partial<
  Pick<
    AttemptRow,
    | 'provider_ref'
    | 'payment_ref'
    | 'next_step'
    | 'decline_reason'
    | 'flags'
    | 'card_brand'
    | 'card_last4'
    | 'captured_minor'
    | 'captured_at'
    | 'next_query_at'
    | 'query_count'
  >
>

/** Writes an attempt with the first line of its history. */
export async function insertAttempt(tx: Db, attempt: NewAttempt, reason: string, now: Date): Promise<AttemptRow> {
  const row = await own(tx)
    .insertInto('payment_attempts')
    .values({ ...attempt, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
  await own(tx)
    .insertInto('payment_attempt_history')
    .values({ attempt_id: row.id, from_state: null, to_state: row.state, reason, happened_at: now })
    .execute()
  return withFlags(row)
}

/**
 * Moves an attempt and writes its history; `false` when it is no longer in the state it was read in, and then nothing
 * has happened. That one row is updated is what makes a transition happen once.
 */
export async function changeAttempt(
  tx: Db,
  attempt: AttemptRow,
  to: AttemptState,
  reason: string,
  change: AttemptChange,
  now: Date,
): Promise<boolean> {
  const { flags, next_step: step, ...columns } = change
  const { numUpdatedRows } = await own(tx)
    .updateTable('payment_attempts')
    .set({
      ...columns,
      ...(flags ? { flags: toJson(flags) } : {}),
      ...(step ? { next_step: toJson(step) } : {}),
      state: to,
      updated_at: now,
    })
    .where('id', '=', attempt.id)
    .where('state', '=', attempt.state)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  await own(tx)
    .insertInto('payment_attempt_history')
    .values({ attempt_id: attempt.id, from_state: attempt.state, to_state: to, reason, happened_at: now })
    .execute()
  return true
}

export async function findAttemptByRef(db: Db, ref: string): Promise<AttemptRow | undefined> {
  const row = await own(db).selectFrom('payment_attempts').selectAll().where('ref', '=', ref).executeTakeFirst()
  return row && withFlags(row)
}

export async function findAttemptByKey(db: Db, idempotencyKey: string): Promise<AttemptRow | undefined> {
  const row = await own(db)
    .selectFrom('payment_attempts')
    .selectAll()
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  return row && withFlags(row)
}

export async function findLiveAttempt(db: Db, paymentId: string): Promise<AttemptRow | undefined> {
  const row = await own(db)
    .selectFrom('payment_attempts')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('state', 'in', liveStates)
    .executeTakeFirst()
  return row && withFlags(row)
}

/** The attempts of a payment, newest first; a payment with more than fifty tries is an attack, not a customer. */
export async function listAttempts(db: Db, paymentId: string): Promise<AttemptRow[]> {
  const rows = await own(db)
    .selectFrom('payment_attempts')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
  return rows.map(withFlags)
}

export function withFlags(row: Selectable<PaymentTables['payment_attempts']>): AttemptRow {
  return { ...row, flags: FlagsColumn.parse(row.flags), next_step: NextStepColumn.nullable().parse(row.next_step) }
}

export function amountOf(attempt: Pick<AttemptRow, 'amount_minor' | 'currency'>): Money {
  return money(attempt.amount_minor, attempt.currency)
}

/** How its provider may find an attempt. */
export function providerRefOf(attempt: AttemptRow): ProviderRef {
  return {
    attemptRef: attempt.ref,
    providerRef: attempt.provider_ref ?? undefined,
    paymentRef: attempt.payment_ref ?? undefined,
    amount: amountOf(attempt),
  }
}

export function cardOf(
  attempt: Pick<AttemptRow, 'card_brand' | 'card_last4'>,
): { brand: string; last4: string } | null {
  return attempt.card_brand && attempt.card_last4 ? { brand: attempt.card_brand, last4: attempt.card_last4 } : null
}

export function toAttemptRecord(row: AttemptRow, paymentToken: string): AttemptRecord {
  return {
    ref: row.ref,
    paymentToken,
    provider: row.provider,
    method: row.method,
    state: row.state,
    flags: row.flags,
    amount: amountOf(row),
    surcharge: money(row.surcharge_minor, row.currency),
    captured: row.captured_minor === null ? null : money(row.captured_minor, row.currency),
    installments: row.installments,
    decline: row.decline_reason,
    card: cardOf(row),
    transferReference: row.transfer_reference,
    foreign: foreignOf(row),
    payer: { name: row.payer_name, email: row.payer_email, phone: row.payer_phone },
    createdAt: row.created_at,
    capturedAt: row.captured_at,
    expiresAt: row.expires_at,
  }
}

const FlagsColumn = z.array(z.enum(attemptFlags))
