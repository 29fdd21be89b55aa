import type { ColumnType, Generated, Kysely } from 'kysely'
import type { Currency } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { LineState } from '../domain/line-state.ts'
import type { Certainty } from '../domain/match-line.ts'
import type { LineSource } from '../domain/statement.ts'

/** Columns of type jsonb are written as text through `toJson` and read as whatever they hold: `unknown`. */
export type BankStatementTables = {
  bank_statements: {
    id: Generated<string>
    state: Generated<'draft' | 'booked'>
    format: LineSource
    file_name: string
    sha256: string
    content: string | null
    account_iban: string | null
    columns: ColumnType<unknown, string | null, string | null> | null
    from_on: PlainDate | null
    to_on: PlainDate | null
    line_count: Generated<number>
    new_count: Generated<number>
    uploaded_by: string
    uploaded_at: Generated<Date>
    booked_at: Date | null
  }
  bank_lines: {
    id: Generated<string>
    statement_id: string
    line_key: string
    file_line: number
    account_iban: string
    booked_on: PlainDate
    amount_minor: number
    currency: Currency
    text: string
    payer_name: string | null
    payer_iban: string | null
    bank_ref: string | null
    is_reversal: boolean
    certainty: Certainty
    state: LineState
    attempt_ref: string | null
    first_by: string | null
    second_by: string | null
    note: Generated<string>
    decided_at: Date | null
    version: Generated<number>
  }
  bank_line_shares: {
    id: Generated<string>
    line_id: string
    order_id: string | null
    link_ref: string | null
    by_code: Generated<boolean>
    amount_minor: number
    currency: Currency
    state: 'proposed' | 'booked' | 'undone'
    attempt_ref: string | null
    created_at: Generated<Date>
  }
  bank_line_history: {
    id: Generated<number>
    line_id: string
    from_state: LineState
    to_state: LineState
    user_id: string | null
    attempt_ref: string | null
    note: Generated<string>
    happened_at: Generated<Date>
  }
}

export function own(db: Db): Kysely<BankStatementTables> {
  return db.withTables<BankStatementTables>()
}
