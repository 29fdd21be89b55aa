import { expect, test } from 'vitest'
import { formatMoney, formatNumber, formatPercent } from './format-money.ts'
import type { Locale } from './locale.ts'
import { money, type Currency } from './money.ts'

test.each<[number, Currency, Locale, string]>([
  [219_000, 'USD', 'tr', '2.190\u00A0$'],
  [219_000, 'USD', 'en', '$2,190'],
  [219_000, 'USD', 'ar', '$2,190'],
  [22_000, 'EUR', 'tr', '220\u00A0€'],
  [123_450, 'TRY', 'tr', '1.234,50\u00A0₺'],
  [123_450, 'GBP', 'en', '£1,234.50'],
  [123_450, 'SAR', 'ar', 'SAR\u00A01,234.50'],
  [5, 'USD', 'tr', '0,05\u00A0$'],
  [0, 'TRY', 'tr', '0\u00A0₺'],
  [123_456_789_00, 'TRY', 'tr', '123.456.789\u00A0₺'],
  [-5_000, 'USD', 'tr', '−50\u00A0$'],
  [-5_000, 'USD', 'en', '−$50'],
])('%i minor units of %s in %s are written %s', (minor, currency, locale, text) => {
  expect(formatMoney(money(minor, currency), locale)).toBe(text)
})

test('cents are shown when asked for', () => {
  expect(formatMoney(money(116_000, 'USD'), 'tr', { cents: true })).toBe('1.160,00\u00A0$')
})

test.each([
  [229_980, '2.300\u00A0$'],
  [390_250, '3.903\u00A0$'],
  [114_949, '1.149\u00A0$'],
  [-229_980, '−2.300\u00A0$'],
  [-49, '0\u00A0$'],
])('%i cents are rounded where cents are not wanted', (minor, text) => {
  expect(formatMoney(money(minor, 'USD'), 'tr', { cents: false })).toBe(text)
})

test('per cent stands before the number in Turkish', () => {
  expect([formatPercent(15, 'tr'), formatPercent(15, 'en'), formatPercent(15, 'ar')]).toEqual(['%15', '15%', '15%'])
  expect([formatPercent(12.5, 'tr'), formatPercent(12.5, 'en')]).toEqual(['%12,5', '12.5%'])
})

test('thousands are separated as the language does', () => {
  expect([
    formatNumber(1290, 'tr'),
    formatNumber(1290, 'en'),
    formatNumber(1_234_567, 'tr'),
    formatNumber(999, 'ar'),
  ]).toEqual(['1.290', '1,290', '1.234.567', '999'])
})
