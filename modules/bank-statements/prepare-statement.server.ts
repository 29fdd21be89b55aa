import { createHash } from 'node:crypto'
import type { PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { BankAccount } from '#modules/payments/index.ts'
import { compact } from './domain/bank-text.ts'
import type { ReadLine, StatementFormat, Unreadable } from './domain/statement.ts'
import type { CsvColumns } from './readers/csv-columns.ts'
import { readStatement } from './readers/read-statement.ts'

/** What is known about a file before it is booked. */
export type Draft = {
  content: string
  format: StatementFormat
  /** Chosen by staff where the file does not say it. */
  accountIban: string | null
  columns: CsvColumns | undefined
}

/** A line that can be booked: on one of our accounts, with the key that keeps it from being booked twice. */
export type PreparedLine = ReadLine & { accountIban: string; key: string }

export type PreparedStatement = {
  lines: PreparedLine[]
  skipped: number
  /** The account when there is only one. */
  accountIban: string | null
  from: PlainDate
  to: PlainDate
}

/** Needed from staff: which account; `account-unknown` when the file is of an account that is not the agency's. */
export type Unprepared = Unreadable | { code: 'account-needed' } | { code: 'account-unknown'; value: string }

/** Reads a file and gives every line its account and its key; all of it or nothing. */
export function prepareStatement(
  draft: Draft,
  accounts: readonly BankAccount[],
): Result<PreparedStatement, Unprepared> {
  const chosen = accounts.find(({ iban }) => iban === draft.accountIban)
  const read = readStatement(draft.content, draft.format, { currency: chosen?.currency, columns: draft.columns })
  if (!read.ok) {
    // A table without currencies takes the one of its account.
    const isAccountMissing = read.error.code === 'currency' && read.error.value === '' && !chosen
    return isAccountMissing ? readWithNamedAccount(draft, accounts, read.error) : read
  }

  const counts = new Map<string, number>()
  const lines: PreparedLine[] = []
  for (const line of read.value.lines) {
    const account = accountOf(line.account, chosen, accounts)
    if (!account.ok) return account
    const { iban } = account.value
    const facts = factsOf(line, iban)
    const count = (counts.get(facts) ?? 0) + 1
    counts.set(facts, count)
    lines.push({ ...line, accountIban: iban, key: createHash('sha256').update(`${facts}\n${count}`).digest('hex') })
  }
  const days = lines.map(({ bookedOn }) => bookedOn).toSorted()
  const [from, to] = [days[0], days.at(-1)]
  if (!from || !to) return fail({ code: 'empty' })
  const ibans = new Set(lines.map(({ accountIban }) => accountIban))
  const [accountIban = null] = ibans.size === 1 ? ibans : []
  return ok({ lines, skipped: read.value.skipped, accountIban, from, to })
}

/** A table may name its account above its head: then that one's currency is meant. */
function readWithNamedAccount(
  draft: Draft,
  accounts: readonly BankAccount[],
  problem: Unreadable,
): Result<PreparedStatement, Unprepared> {
  const told = /\bTR\d{2}(?: ?\d{4}){5} ?\d{2}\b/.exec(draft.content.slice(0, 2000))?.[0].replaceAll(' ', '')
  const named = accounts.find(({ iban }) => iban === told)
  if (named) return prepareStatement({ ...draft, accountIban: named.iban }, accounts)
  return fail(problem.code === 'currency' ? { code: 'account-needed' } : problem)
}

function accountOf(
  told: string | null,
  chosen: BankAccount | undefined,
  accounts: readonly BankAccount[],
): Result<BankAccount, Unprepared> {
  const signs = (told ?? '').toUpperCase().replace(/[^0-9A-Z]/g, '')
  const named = accounts.find(
    ({ iban, accountNumber }) =>
      signs !== '' &&
      (signs.includes(iban) || (accountNumber.length >= 6 && signs.endsWith(accountNumber.replace(/\D/g, '')))),
  )
  if (named) return ok(named)
  if (/TR\d{24}/.test(signs)) return fail({ code: 'account-unknown', value: signs })
  return chosen ? ok(chosen) : fail({ code: 'account-needed' })
}

/**
 * What makes two lines the same booking. Banks give some numbers to several bookings, so the number alone is not
 * enough; texts differ between formats, so they count only where there is no number. What is still alike is counted.
 */
function factsOf(line: ReadLine, iban: string): string {
  const { bookedOn, amount, bankRef, text, balanceMinor } = line
  const own = bankRef ? ['ref', compact(bankRef)] : ['text', compact(text), balanceMinor]
  return JSON.stringify([iban, bookedOn, amount.minor, amount.currency, ...own])
}
