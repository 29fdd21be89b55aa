import { expect, test } from 'vitest'
import { money, type Currency } from '#kernel/money.ts'
import { approximatePrice, comparableCurrencies, convertPrice, noRates, type LiraRates } from './compare-prices.ts'

const rates: LiraRates = { USD: { value: 43_482, scale: 3 }, EUR: { value: 50_123, scale: 3 } }

test.each<[number, Currency, Currency, number | undefined]>([
  [100_000, 'USD', 'TRY', 4_348_200],
  [4_348_200, 'TRY', 'USD', 100_000],
  [100_000, 'EUR', 'USD', 115_273],
  [12_345, 'GBP', 'GBP', 12_345],
  [100_000, 'USD', 'SAR', undefined],
  [100_000, 'GBP', 'TRY', undefined],
  [100_000, 'GBP', 'USD', undefined],
])('%d %s are in %s: %s', (minor, from, to, converted) => {
  expect(convertPrice(money(minor, from), to, rates)?.minor).toBe(converted)
})

test.each<[number, Currency, Currency, number | undefined]>([
  [295_300, 'USD', 'TRY', 12_840_000],
  [21_900, 'USD', 'TRY', 952_300],
  [119_000, 'EUR', 'USD', 137_200],
  [1_050, 'EUR', 'USD', 1_200],
  [295_350, 'USD', 'USD', 295_350],
  [100, 'USD', 'SAR', undefined],
])('shows %d %s in %s as about %s', (minor, from, to, shown) => {
  expect(approximatePrice(money(minor, from), to, rates)?.minor).toBe(shown)
})

test('compares only currencies whose rate is known, and the lira when there is any', () => {
  expect(comparableCurrencies(rates)).toEqual(['TRY', 'USD', 'EUR'])
  expect(comparableCurrencies(noRates)).toEqual([])
})
