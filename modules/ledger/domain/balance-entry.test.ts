import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { accountOf, accountRef, type Account } from './account.ts'
import { balanceEntry } from './balance-entry.ts'

const cash: Account = { kind: 'cash', register: 'main' }
const income: Account = { kind: 'other-income' }

test('debits are above zero and credits below', () => {
  const lines = balanceEntry([
    { account: cash, debit: money(500, 'TRY') },
    { account: income, credit: money(500, 'TRY') },
  ])

  expect(lines).toEqual([
    { accountKind: 'cash', accountRef: 'main', amount: money(500, 'TRY') },
    { accountKind: 'other-income', accountRef: '', amount: money(-500, 'TRY') },
  ])
})

test('a line of nothing is no line', () => {
  const lines = balanceEntry([
    { account: cash, debit: money(500, 'TRY') },
    { account: { kind: 'discounts' }, debit: money(0, 'TRY') },
    { account: income, credit: money(500, 'TRY') },
  ])

  expect(lines.map((line) => line.accountKind)).toEqual(['cash', 'other-income'])
})

test.each([
  ['one side only', [{ account: cash, debit: money(500, 'TRY') }]],
  [
    'sides of different currencies',
    [
      { account: cash, debit: money(500, 'TRY') },
      { account: income, credit: money(500, 'USD') },
    ],
  ],
  ['a line with both sides', [{ account: cash, debit: money(5, 'TRY'), credit: money(5, 'TRY') }]],
  ['a line without a side', [{ account: cash }]],
  [
    'an amount below zero',
    [
      { account: cash, debit: money(-5, 'TRY') },
      { account: income, credit: money(-5, 'TRY') },
    ],
  ],
])('refuses an entry with %s', (_case, lines) => {
  expect(() => balanceEntry(lines)).toThrow(RangeError)
})

test('whatever balances is taken, and changing one amount makes it refused', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 1_000_000_00 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 1000 }), (parts, slip) => {
      const whole = parts.reduce((total, part) => total + part, 0)
      const credits = parts.map((part) => ({ account: income, credit: money(part, 'EUR') }))

      const lines = balanceEntry([{ account: cash, debit: money(whole, 'EUR') }, ...credits])

      expect(lines.reduce((total, line) => total + line.amount.minor, 0)).toBe(0)
      expect(() => balanceEntry([{ account: cash, debit: money(whole + slip, 'EUR') }, ...credits])).toThrow(RangeError)
    }),
  )
})

test.each<Account>([
  { kind: 'receivable', subject: { kind: 'order', ref: 'a:b' } },
  { kind: 'receivable', subject: { kind: 'link', ref: 'token' } },
  { kind: 'provider', provider: 'sandbox' },
  { kind: 'bank', iban: 'TR330006100519786457841326' },
  { kind: 'bank', iban: null },
  cash,
  { kind: 'suspense' },
])('%j is read as it was written', (account) => {
  expect(accountOf(account.kind, accountRef(account))).toEqual(account)
})

test('a receivable of nothing known is refused', () => {
  expect(() => accountOf('receivable', 'tour:1')).toThrow(RangeError)
})
