import type { Generated, Kysely } from 'kysely'
import type { Currency } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { AccountKind, EntryKind } from '../domain/account.ts'
import type { CustomerType, PaymentType, TransactionType } from '../domain/transaction.ts'

export type LedgerTables = {
  cash_registers: {
    code: string
    name: string
    sort_order: Generated<number>
    is_active: Generated<boolean>
  }
  ledger_entries: {
    id: Generated<string>
    key: string
    kind: EntryKind
    posted_on: PlainDate
    note: Generated<string>
    subject_kind: 'order' | 'link' | null
    subject_ref: string | null
    by_user_id: string | null
    reverses_id: string | null
    line_count: number
    created_at: Generated<Date>
  }
  ledger_lines: {
    entry_id: string
    position: number
    account_kind: AccountKind
    account_ref: Generated<string>
    currency: Currency
    amount_minor: number
    /** The database fills it in from the account. */
    cash_register: string | null
  }
  transactions: {
    id: Generated<string>
    entry_id: string
    type: TransactionType
    cash_register: string
    to_cash_register: string | null
    amount_minor: number
    currency: Currency
    payment_type: PaymentType
    customer_type: CustomerType
    booked_on: PlainDate
    note: Generated<string>
    reverses_id: string | null
    created_at: Generated<Date>
  }
  day_closings: {
    id: Generated<string>
    cash_register: string
    closed_on: PlainDate
    note: Generated<string>
    by_user_id: string | null
    closed_at: Generated<Date>
  }
  day_closing_counts: {
    closing_id: string
    currency: Currency
    booked_minor: number
    counted_minor: number
  }
  exchange_rates: {
    id: Generated<number>
    source: string
    base: Currency
    quote: Currency
    rate_value: number
    rate_scale: number
    valid_from: Date
    by_user_id: string | null
    created_at: Generated<Date>
  }
}

export function own(db: Db): Kysely<LedgerTables> {
  return db.withTables<LedgerTables>()
}
