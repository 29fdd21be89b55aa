import type { Selectable } from 'kysely'
import { money, type Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { LineState } from '../domain/line-state.ts'
import type { Certainty } from '../domain/match-line.ts'
import { own, type BankStatementTables } from './tables.server.ts'

export type LineRow = Selectable<BankStatementTables['bank_lines']>

/** A line of a booked statement. */
export type BankLine = {
  id: string
  statementId: string
  fileLine: number
  accountIban: string
  bookedOn: PlainDate
  /** Above zero when money came in. */
  amount: Money
  text: string
  payerName: string | null
  payerIban: string | null
  bankRef: string | null
  isReversal: boolean
  certainty: Certainty
  state: LineState
  attemptRef: string | null
  note: string
  decidedAt: Date | null
  version: number
}

/** What is read of a line to tell it. */
export const lineColumns = [
  'id',
  'statement_id',
  'file_line',
  'account_iban',
  'booked_on',
  'amount_minor',
  'currency',
  'text',
  'payer_name',
  'payer_iban',
  'bank_ref',
  'is_reversal',
  'certainty',
  'state',
  'attempt_ref',
  'note',
  'decided_at',
  'version',
] as const satisfies (keyof LineRow)[]

export function toLine(row: Pick<LineRow, (typeof lineColumns)[number]>): BankLine {
  return {
    id: row.id,
    statementId: row.statement_id,
    fileLine: row.file_line,
    accountIban: row.account_iban,
    bookedOn: row.booked_on,
    amount: money(row.amount_minor, row.currency),
    text: row.text,
    payerName: row.payer_name,
    payerIban: row.payer_iban,
    bankRef: row.bank_ref,
    isReversal: row.is_reversal,
    certainty: row.certainty,
    state: row.state,
    attemptRef: row.attempt_ref,
    note: row.note,
    decidedAt: row.decided_at,
    version: row.version,
  }
}

/** Names the money that a line brings by a code: it is recorded once. */
export function codeKeyOf({ line_key }: Pick<LineRow, 'line_key'>): string {
  return `bank-line:${line_key}`
}

export type LineChange = {
  state: LineState
  attempt_ref: string | null
  first_by: string | null
  second_by: string | null
  note: string
}

/** Moves a line whose row the caller has locked, and writes its history. */
export async function changeLine(
  tx: Db,
  line: LineRow,
  change: LineChange,
  by: string | null,
  now: Date,
): Promise<void> {
  await own(tx)
    .updateTable('bank_lines')
    .set({ ...change, decided_at: now, version: line.version + 1 })
    .where('id', '=', line.id)
    .execute()
  const { state: to_state, attempt_ref, note } = change
  const step = { line_id: line.id, from_state: line.state, to_state, user_id: by, attempt_ref, note }
  await own(tx)
    .insertInto('bank_line_history')
    .values({ ...step, happened_at: now })
    .execute()
}
