import { add, zero, type Currency, type Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { listBankAccounts } from '#modules/payments/index.server.ts'
import type { BankAccount } from '#modules/payments/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { draftOf, findStatementRow } from './data/statements.server.ts'
import { own } from './data/tables.server.ts'
import type { Certainty } from './domain/match-line.ts'
import type { StatementFormat } from './domain/statement.ts'
import { lineMatcher, type ProposedOrder, type ProposedTransfer } from './match-lines.server.ts'
import { prepareStatement, type PreparedLine, type Unprepared } from './prepare-statement.server.ts'
import { readTable } from './readers/csv.ts'
import { recogniseColumns, type CsvColumns } from './readers/csv-columns.ts'

export type PreviewLine = {
  at: number
  bookedOn: PlainDate
  amount: Money
  text: string
  payerName: string | null
  certainty: Certainty
  proposal: ProposedTransfer | null
  /** The likeliest order, where no transfer was announced. */
  order: ProposedOrder | null
  isKnown: boolean
}

export type StatementPreview = {
  id: string
  fileName: string
  format: StatementFormat
  accounts: BankAccount[]
  accountIban: string | null
  /** The first rows of a table and what its columns are taken for. */
  table: { rows: string[][]; columns: CsvColumns | undefined } | null
  /** What keeps the file from being booked. */
  problem: Unprepared | null
  /** The first lines, as they would be booked. */
  lines: PreviewLine[]
  count: number
  knownCount: number
  skipped: number
  from: PlainDate | null
  to: PlainDate | null
  /** What came in and went out, per currency. */
  sums: { currency: Currency; into: Money; out: Money }[]
}

const SHOWN_LINES = 50
const SHOWN_ROWS = 8

/** A draft as it would be booked; `undefined` when it was booked, dropped or never there. */
export async function previewStatement(
  db: Db,
  _admin: Admin<'payments'>,
  statementId: string,
  now: Date,
): Promise<StatementPreview | undefined> {
  const row = await findStatementRow(db, statementId)
  const draft = row && draftOf(row)
  if (!row || !draft) return undefined
  const accounts = await listBankAccounts(db)
  const prepared = prepareStatement(draft, accounts)
  const rows = draft.format === 'csv' ? readTable(draft.content) : undefined
  const table = rows?.ok
    ? { rows: rows.value.rows.slice(0, SHOWN_ROWS), columns: draft.columns ?? recogniseColumns(rows.value.rows) }
    : null
  const lines = prepared.ok ? prepared.value.lines : []
  const known = await findKnown(db, lines)
  const shown = lines.slice(0, SHOWN_LINES)
  const match = await lineMatcher(db, shown, now)
  return {
    id: row.id,
    fileName: row.file_name,
    format: draft.format,
    accounts,
    accountIban: prepared.ok ? prepared.value.accountIban : row.account_iban,
    table,
    problem: prepared.ok ? null : prepared.error,
    lines: shown.map((line) => {
      const { certainty, proposals, orders } = match(line)
      const { at, bookedOn, amount, text, payerName, key } = line
      return {
        at,
        bookedOn,
        amount,
        text,
        payerName,
        certainty,
        proposal: proposals[0] ?? null,
        order: orders[0] ?? null,
        isKnown: known.has(key),
      }
    }),
    count: lines.length,
    knownCount: lines.filter(({ key }) => known.has(key)).length,
    skipped: prepared.ok ? prepared.value.skipped : 0,
    from: prepared.ok ? prepared.value.from : null,
    to: prepared.ok ? prepared.value.to : null,
    sums: sumsOf(lines),
  }
}

async function findKnown(db: Db, lines: readonly PreparedLine[]): Promise<Set<string>> {
  if (lines.length === 0) return new Set()
  const rows = await own(db)
    .selectFrom('bank_lines')
    .select('line_key')
    .where(
      'line_key',
      'in',
      lines.map(({ key }) => key),
    )
    .execute()
  return new Set(rows.map((row) => row.line_key))
}

function sumsOf(lines: readonly PreparedLine[]): StatementPreview['sums'] {
  return [...new Set(lines.map(({ amount }) => amount.currency))].map((currency) => {
    const amounts = lines.filter(({ amount }) => amount.currency === currency).map(({ amount }) => amount)
    const none = zero(currency)
    return {
      currency,
      into: amounts.filter(({ minor }) => minor > 0).reduce(add, none),
      out: amounts.filter(({ minor }) => minor < 0).reduce(add, none),
    }
  })
}
