import { money, type Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { LineShare, ShareSubject } from '../domain/split-line.ts'
import type { LineRow } from './lines.server.ts'
import { own } from './tables.server.ts'

export type StoredShare = LineShare & {
  id: string
  lineId: string
  state: 'proposed' | 'booked' | 'undone'
  attemptRef: string | null
  /** The code of an announced transfer brought it there, not a person who picked the order. */
  isByCode: boolean
}

/** The shares of a line in the order in which they were made, those that were taken back included. */
export async function listShares(db: Db, lineId: string): Promise<StoredShare[]> {
  const rows = await sharesOf(db).where('line_id', '=', lineId).limit(200).execute()
  return rows.map(toShare)
}

/** The booked shares of all lines that an announced transfer got by its code. */
export async function listSharesByCode(db: Db, attemptRef: string): Promise<StoredShare[]> {
  const rows = await sharesOf(db)
    .where('attempt_ref', '=', attemptRef)
    .where('by_code', '=', true)
    .where('state', '=', 'booked')
    .limit(200)
    .execute()
  return rows.map(toShare)
}

/** What of a line is not on an order or link yet. */
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
  {
    id,
    lineId,
    subject,
    amount,
    attemptRef,
    isByCode = false,
  }: LineShare & { id: string; lineId: string; attemptRef: string | null; isByCode?: boolean },
  now: Date,
): Promise<void> {
  await own(tx)
    .insertInto('bank_line_shares')
    .values({
      id,
      line_id: lineId,
      order_id: subject.kind === 'order' ? subject.ref : null,
      link_ref: subject.kind === 'link' ? subject.ref : null,
      amount_minor: amount.minor,
      currency: amount.currency,
      state: attemptRef === null ? 'proposed' : 'booked',
      attempt_ref: attemptRef,
      by_code: isByCode,
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

/** On which orders and links money from these accounts was put by staff, or by their codes, and still is. */
export async function listSubjectsPaidFrom(
  db: Db,
  payerIbans: readonly string[],
): Promise<{ payerIban: string; subject: ShareSubject }[]> {
  if (payerIbans.length === 0) return []
  const rows = await own(db)
    .selectFrom('bank_lines')
    .innerJoin('bank_line_shares', 'bank_line_shares.line_id', 'bank_lines.id')
    .select(['bank_lines.payer_iban', 'bank_line_shares.order_id', 'bank_line_shares.link_ref'])
    .where('bank_lines.payer_iban', 'in', [...new Set(payerIbans)])
    .where('bank_line_shares.state', '=', 'booked')
    .orderBy('bank_lines.booked_on', 'desc')
    .limit(2000)
    .execute()
  return rows.map((row) => ({ payerIban: row.payer_iban ?? '', subject: subjectOf(row) }))
}

function sharesOf(db: Db) {
  return own(db)
    .selectFrom('bank_line_shares')
    .select(['id', 'line_id', 'order_id', 'link_ref', 'amount_minor', 'currency', 'state', 'attempt_ref', 'by_code'])
    .orderBy('created_at')
    .orderBy('id')
}

function toShare(row: Awaited<ReturnType<ReturnType<typeof sharesOf>['execute']>>[number]): StoredShare {
  return {
    id: row.id,
    lineId: row.line_id,
    subject: subjectOf(row),
    amount: money(row.amount_minor, row.currency),
    state: row.state,
    attemptRef: row.attempt_ref,
    isByCode: row.by_code,
  }
}

/** The database knows that a share is for one of both. */
function subjectOf({ order_id, link_ref }: { order_id: string | null; link_ref: string | null }): ShareSubject {
  return order_id === null ? { kind: 'link', ref: link_ref ?? '' } : { kind: 'order', ref: order_id }
}
