import { expect, test } from 'vitest'
import { money } from './money.ts'
import { parseTypedAmount } from './typed-amount.ts'

test.each([
  ['1250', 125_000],
  ['1250.5', 125_050],
  ['1250,00', 125_000],
  ['1.250,00', 125_000],
  ['1,250.00', 125_000],
  ['1 250', 125_000],
  ['1.250', 125_000],
  ['٧٥', 7500],
  ['0', 0],
])('reads %s', (typed, minor) => {
  expect(parseTypedAmount(typed, 'TRY')).toEqual(money(minor, 'TRY'))
})

test.each(['', '-5', 'all', '5 TL', '1e3'])('refuses "%s"', (typed) => {
  expect(parseTypedAmount(typed, 'TRY')).toBeUndefined()
})
