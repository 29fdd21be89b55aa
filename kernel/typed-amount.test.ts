import { expect, test } from 'vitest'
import { locales } from './locale.ts'
import { money, toTypedDecimal } from './money.ts'
import { parseTypedAmount, toTypedNumber } from './typed-amount.ts'

test.each([
  ['1250', 125_000],
  ['1250.5', 125_050],
  ['1250,00', 125_000],
  ['1.250,00', 125_000],
  ['1,250.00', 125_000],
  ['1 250', 125_000],
  ['1\u00A0250,50', 125_050],
  ['12 500 000', 1_250_000_000],
  ['1.250', 125_000],
  ['٧٥', 7500],
  ['١٬٢٥٠٫٥٠', 125_050],
  ['0', 0],
])('reads %s', (typed, minor) => {
  expect(parseTypedAmount(typed, 'TRY')).toEqual(money(minor, 'TRY'))
})

test.each(['', '-5', 'all', '5 TL', '1e3', '1 2 50', '12 50', '1,2500', '1.25,000', '1.250,300', '1250 000'])(
  'refuses "%s"',
  (typed) => {
    expect(parseTypedAmount(typed, 'TRY')).toBeUndefined()
  },
)

test.each(locales)('what a field in %s shows is read as the same amount', (locale) => {
  const amounts = [0, 5, 50, 12_345, 100_000, 123_450, 99_999_999_99].map((minor) => money(minor, 'TRY'))

  expect(amounts.map((amount) => parseTypedAmount(toTypedDecimal(amount, locale), 'TRY'))).toEqual(amounts)
})

test('a percentage has the comma of Turkish', () => {
  expect([toTypedNumber(2.5, 'tr'), toTypedNumber(2.5, 'en'), toTypedNumber(2.5, 'ar')]).toEqual(['2,5', '2.5', '2.5'])
})
