import type { Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'

/** What money is owed or was taken for: an order by its id, a payment link by its token. */
export type LedgerSubject = { kind: 'order' | 'link'; ref: string }

export type Account =
  /** What a customer owes for one order or link; below zero, what we owe the customer. */
  | { kind: 'receivable'; subject: LedgerSubject }
  /** Money that lies with a payment provider. */
  | { kind: 'provider'; provider: string }
  /** Money on a bank account; without an IBAN, on the account of that currency. */
  | { kind: 'bank'; iban: string | null }
  | { kind: 'cash'; register: string }
  /** Money that nobody has explained yet: of another amount than agreed, or more than was owed. */
  | { kind: 'suspense' }
  /** Money that the holder of a card wants back by way of the bank: the provider has taken it until that is decided. */
  | { kind: 'disputes' }
  /** Counted cash against booked cash. */
  | { kind: 'differences' }
  /** What a partner agency owes us for what it paid from its credit; below zero, what we owe it of its earnings. */
  | { kind: 'agency'; agency: string }
  /** What partners earn of our sales. */
  | { kind: 'commissions' }
  /** Money of one currency that counted as money of another. */
  | { kind: 'exchange' }
  /** What such money is worth more, or less, in lira than the rate of its order foresaw. */
  | { kind: 'exchange-differences' }
  | { kind: 'sales' | 'surcharges' | 'discounts' | 'cancellation-fees' | 'expenses' | 'other-income' }

export type AccountKind = Account['kind']

export type EntryKind =
  | 'charge'
  | 'surcharge'
  | 'discount'
  | 'payment'
  | 'refund'
  | 'cancellation'
  | 'transfer'
  | 'income'
  | 'expense'
  | 'correction'
  | 'reversal'
  | 'closing-difference'
  | 'dispute'
  | 'commission'
  | 'payout'

/** One side of an entry: money into the account (`debit`) or out of it (`credit`), above zero. */
export type NewLine = { account: Account; debit?: Money; credit?: Money }

export type NewEntry = {
  /** Names what happened, such as `capture:<attempt>`: posting it twice changes nothing. */
  key: string
  kind: EntryKind
  on: PlainDate
  note?: string
  subject?: LedgerSubject
  /** The user who wrote it; absent when the program did. */
  by?: string
  lines: readonly NewLine[]
}

/** Which account of its kind, as it is stored; empty where there is one only. */
export function accountRef(account: Account): string {
  switch (account.kind) {
    case 'receivable':
      return `${account.subject.kind}:${account.subject.ref}`
    case 'provider':
      return account.provider
    case 'bank':
      return account.iban ?? ''
    case 'cash':
      return account.register
    case 'agency':
      return account.agency
    default:
      return ''
  }
}

/** The account that `accountRef` wrote down. @throws RangeError when the reference of a receivable names no subject. */
export function accountOf(kind: AccountKind, ref: string): Account {
  switch (kind) {
    case 'receivable': {
      const [, subject, of] = /^(order|link):(.+)$/.exec(ref) ?? []
      if ((subject !== 'order' && subject !== 'link') || of === undefined)
        throw new RangeError(`"${ref}" is no receivable`)
      return { kind, subject: { kind: subject, ref: of } }
    }
    case 'provider':
      return { kind, provider: ref }
    case 'bank':
      return { kind, iban: ref === '' ? null : ref }
    case 'cash':
      return { kind, register: ref }
    case 'agency':
      return { kind, agency: ref }
    default:
      return { kind }
  }
}
