import { money, type Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { LineShare } from '../domain/split-line.ts'
import type { LineRow } from './lines.server.ts'
import { own } from './tables.server.ts'

export type StoredShare = LineShare & {
  id: string
  state: 'proposed' | 'booked' | 'undone'
  attemptRef: string | null
}

/** The shares of a line in the order in which they were made, those that were taken back included. */
export async function listShares(db: Db, lineId: string): Promise<StoredShare[]> {
  const rows = await own(db)
    .selectFrom('bank_line_shares')
    .select(['id', 'order_id', 'amount_minor', 'currency', 'state', 'attempt_ref'])
    .where('line_id', '=', lineId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(200)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    orderId: row.order_id,
    amount: money(row.amount_minor, row.currency),
    state: row.state,
    attemptRef: row.attempt_ref,
  }))
}

/** What of a line is not on an order yet. */
export async function restOf(db: Db, line: Pick<LineRow, 'id' | 'amount_minor' | 'currency'>): Promise<Money> {
  return restBeside(line, await listShares(db, line.id))
}

/** What is left of a line beside the booked ones of its shares. */
export function restBeside(
  line: Pick<LineRow, 'amount_minor' | 'currency'>,
  shares: readonly Pick<StoredShare, 'state' | 'amount'>[],
): Money {
  const booked = shares.filter(({ state }) => state === 'booked').reduce((sum, { amount }) => sum + amount.minor, 0)
  return money(line.amount_minor - booked, line.currency)
}

export async function insertShare(
  tx: Db,
  share: LineShare & { id: string; lineId: string; attemptRef: string | null },
  now: Date,
): Promise<void> {
  await own(tx)
    .insertInto('bank_line_shares')
    .values({
      id: share.id,
      line_id: share.lineId,
      order_id: share.orderId,
      amount_minor: share.amount.minor,
      currency: share.amount.currency,
      state: share.attemptRef === null ? 'proposed' : 'booked',
      attempt_ref: share.attemptRef,
      created_at: now,
    })
    .execute()
}

/** A proposal is no money: when something else is decided, nothing of it is kept. */
export async function dropProposedShares(tx: Db, lineId: string): Promise<void> {
  await own(tx).deleteFrom('bank_line_shares').where('line_id', '=', lineId).where('state', '=', 'proposed').execute()
}

export async function markShareUndone(tx: Db, id: string): Promise<void> {
  await own(tx).updateTable('bank_line_shares').set({ state: 'undone' }).where('id', '=', id).execute()
}

/** On which orders money from these accounts was put by staff, or by their codes, and still is. */
export async function listOrdersPaidFrom(
  db: Db,
  payerIbans: readonly string[],
): Promise<{ payerIban: string; orderId: string | null; attemptRef: string | null }[]> {
  if (payerIbans.length === 0) return []
  const rows = await own(db)
    .selectFrom('bank_lines')
    .leftJoin('bank_line_shares', (join) =>
      join.onRef('bank_line_shares.line_id', '=', 'bank_lines.id').on('bank_line_shares.state', '=', 'booked'),
    )
    .select(['bank_lines.payer_iban', 'bank_line_shares.order_id', 'bank_lines.attempt_ref'])
    .where('bank_lines.payer_iban', 'in', [...new Set(payerIbans)])
    .where((line) =>
      line.or([
        line('bank_line_shares.order_id', 'is not', null),
        line.and([line('bank_lines.state', '=', 'matched'), line('bank_lines.attempt_ref', 'is not', null)]),
      ]),
    )
    .orderBy('bank_lines.booked_on', 'desc')
    .limit(2000)
    .execute()
  return rows.map((row) => ({
    payerIban: row.payer_iban ?? '',
    orderId: row.order_id,
    attemptRef: row.attempt_ref,
  }))
}
