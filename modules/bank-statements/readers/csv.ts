import { parse } from 'csv-parse/sync'
import { isCurrency, money, type Currency } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { foldForSearch } from '#kernel/text.ts'
import { parseBankAmount } from '../domain/bank-amount.ts'
import { parseBankDate } from '../domain/bank-date.ts'
import { MOST_LINES, unreadable, type ReadLine, type ReadStatement, type Unreadable } from '../domain/statement.ts'
import { recogniseColumns, type ColumnRole, type CsvColumns } from './csv-columns.ts'

export type CsvTable = { rows: string[][]; lines: number[] }

/** The currency of rows that name none, and the columns that staff chose where the headings do not tell. */
export type CsvHints = { currency: Currency | undefined; columns: CsvColumns | undefined }

/** The rows of a table with the line of the file each ends in; the separator is the one that most lines have. */
export function readTable(text: string): Result<CsvTable, Unreadable> {
  try {
    const parsed = parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      info: true,
      to: MOST_LINES + 100,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    return ok({ rows: parsed.map(({ record }) => record), lines: parsed.map(({ info }) => info.lines) })
  } catch {
    return fail(unreadable('format'))
  }
}

/**
 * Reads a table of bookings as banks export it. Rows without a day (sums, feet of pages) are skipped; a row whose day
 * or amount makes no sense refuses the whole file. Fails with `columns` when the headings do not tell what is what.
 */
export function readCsv(text: string, hints: CsvHints): Result<ReadStatement, Unreadable> {
  const table = readTable(text)
  if (!table.ok) return table
  const { rows, lines: lineNumbers } = table.value
  const columns = hints.columns ?? recogniseColumns(rows)
  if (!columns) return fail(unreadable('columns'))

  const account = accountIn(rows.slice(0, columns.from))
  const lines: ReadLine[] = []
  let skipped = 0
  for (const [index, row] of rows.entries()) {
    if (index < columns.from) continue
    const cells = cellsOf(row, columns)
    if (cells.date === '') {
      skipped += 1
      continue
    }
    const line = readRow(cells, lineNumbers[index] ?? index + 1, account, hints.currency)
    if (!line.ok) return line
    lines.push(line.value)
    if (lines.length > MOST_LINES) return fail(unreadable('long', lineNumbers[index]))
  }
  return ok({ lines, skipped })
}

type Cells = Record<ColumnRole, string>

function readRow(
  cells: Cells,
  at: number,
  account: string | null,
  usualCurrency: Currency | undefined,
): Result<ReadLine, Unreadable> {
  const bookedOn = parseBankDate(cells.date)
  if (!bookedOn) return fail(unreadable('date', at, cells.date))
  const minor = amountOf(cells)
  if (minor === undefined)
    return fail(unreadable('amount', at, cells.amount || `${cells.debit} ${cells.credit}`.trim()))
  const named = cells.currency.toUpperCase().replace(/^(TL|YTL|₺)$/, 'TRY')
  const currency = named === '' ? usualCurrency : named
  if (!isCurrency(currency)) return fail(unreadable('currency', at, named))
  return ok({
    at,
    account,
    bookedOn,
    amount: money(minor, currency),
    text: cells.text,
    payerName: cells.name || null,
    payerIban: cells.iban.replaceAll(' ', '') || null,
    bankRef: cells.reference || null,
    balanceMinor: parseBankAmount(cells.balance) ?? null,
    isReversal: false,
  })
}

function amountOf({ amount, debit, credit, direction }: Cells): number | undefined {
  if (amount === '') {
    const [out, into] = [debit, credit].map((cell) => (cell === '' ? 0 : parseBankAmount(cell)))
    if (out === undefined || into === undefined || (debit === '' && credit === '')) return undefined
    return Math.abs(into) - Math.abs(out)
  }
  const minor = parseBankAmount(amount)
  if (minor === undefined || direction === '') return minor
  const word = foldForSearch(direction)
  if (/^(a|alacak|c|cr|credit|\+|giris|gelen)$/.test(word)) return Math.abs(minor)
  return /^(b|borc|d|dr|debit|-|cikis|giden)$/.test(word) ? -Math.abs(minor) : undefined
}

/** What a row says in each role; several columns of text are one text. */
function cellsOf(row: readonly string[], { roles }: CsvColumns): Cells {
  const said = (role: ColumnRole) =>
    row
      .filter((cell, index) => roles[index] === role && cell !== '')
      .join(' ')
      .replace(/\s+/gu, ' ')
      .trim()
  return {
    date: said('date'),
    amount: said('amount'),
    debit: said('debit'),
    credit: said('credit'),
    direction: said('direction'),
    text: said('text'),
    name: said('name'),
    iban: said('iban'),
    currency: said('currency'),
    reference: said('reference'),
    balance: said('balance'),
  }
}

function accountIn(head: readonly (readonly string[])[]): string | null {
  const told = head.map((row) => row.join(' ')).join('\n')
  return /\bTR\d{2}(?: ?\d{4}){5} ?\d{2}\b/.exec(told)?.[0].replaceAll(' ', '') ?? null
}

function separatorOf(text: string): string {
  const lines = text.split(/\r\n|\n|\r/, 60)
  const inLines = (sign: string) => lines.filter((line) => line.includes(sign)).length
  const [best = ';'] = [';', '\t', '|', ','].toSorted((a, b) => inLines(b) - inLines(a))
  return best
}
