import type { Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'

export const statementFormats = ['camt053', 'mt940', 'csv'] as const

/** Formats of files. */
export type StatementFormat = (typeof statementFormats)[number]

/** What lines come by: a file, or the hand of somebody who saw the transfer on the account. */
export type LineSource = StatementFormat | 'typed'

/** One booking as the bank reports it. */
export type ReadLine = {
  /** The line of the file it begins in, from 1. */
  at: number
  /** IBAN or number as the file names the account; null when it names none. */
  account: string | null
  bookedOn: PlainDate
  /** Above zero when money came in. */
  amount: Money
  text: string
  payerName: string | null
  payerIban: string | null
  /** The bank's own number of the booking; banks give some numbers to several bookings. */
  bankRef: string | null
  /** What was on the account afterwards, in minor units. */
  balanceMinor: number | null
  /** The bank takes an earlier booking back. */
  isReversal: boolean
}

export type ReadStatement = {
  lines: ReadLine[]
  /** Rows that say neither day nor amount of a booking: sums, page feet, bookings that still wait. */
  skipped: number
}

/** Why a file was not read, and where. `value` is what stands there, cut to a few words. */
export type Unreadable = {
  code:
    | 'empty'
    | 'format'
    | 'encoding'
    | 'xml'
    | 'field'
    | 'amount'
    | 'date'
    | 'currency'
    | 'balance'
    | 'columns'
    | 'long'
  line?: number
  value?: string
}

/** A year of a busy account is under one megabyte. */
export const LARGEST_FILE_BYTES = 5 * 1024 * 1024

/** More bookings than an agency has in years: a file that is something else. */
export const MOST_LINES = 20_000

/** What stands in the way, short enough for a message. */
export function unreadable(code: Unreadable['code'], line?: number, value?: string): Unreadable {
  return {
    code,
    ...(line === undefined ? {} : { line }),
    ...(value === undefined ? {} : { value: value.slice(0, 60) }),
  }
}
