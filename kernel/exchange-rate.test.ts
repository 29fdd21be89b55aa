import { expect, test } from 'vitest'
import {
  crossRate,
  exchange,
  exchangeBetween,
  exchangeRateText,
  pairRateText,
  parseExchangeRate,
  type PairRate,
} from './exchange-rate.ts'
import { money } from './money.ts'

test.each([
  ['41.2345', { value: 412_345, scale: 4 }],
  ['41,2345', { value: 412_345, scale: 4 }],
  ['41', { value: 41, scale: 0 }],
  ['41.500', { value: 415, scale: 1 }],
  ['0.00012345', { value: 12_345, scale: 8 }],
])('reads %s', (text, rate) => {
  expect(parseExchangeRate(text)).toEqual(rate)
})

test.each(['', '0', '0.00', '-1', '1.234.5', '41.123456789', '1e3', '1234567'])('refuses "%s"', (text) => {
  expect(parseExchangeRate(text)).toBeUndefined()
})

test.each(['41.2345', '41', '0.00012345', '0.5'])('writes %s as it was read', (text) => {
  expect(exchangeRateText(parseExchangeRate(text) ?? { value: 1, scale: 0 })).toBe(text)
})

test.each([
  [219_000, 9_030_356],
  [-219_000, -9_030_356],
  [1, 41],
  [0, 0],
])('%d cents are exchanged to the kuruş', (minor, expected) => {
  expect(exchange(money(minor, 'USD'), { value: 412_345, scale: 4 }, 'TRY')).toEqual(money(expected, 'TRY'))
})

test('half a minor unit is rounded away from zero', () => {
  expect(exchange(money(1, 'USD'), { value: 5, scale: 1 }, 'TRY')).toEqual(money(1, 'TRY'))
  expect(exchange(money(-1, 'USD'), { value: 5, scale: 1 }, 'TRY')).toEqual(money(-1, 'TRY'))
})

test('large amounts stay exact', () => {
  expect(exchange(money(10 ** 12, 'USD'), { value: 4_123_456_789, scale: 8 }, 'TRY')).toEqual(
    money(41_234_567_890_000, 'TRY'),
  )
})

const dollar: PairRate = { base: 'USD', quote: 'TRY', rate: { value: 412_345, scale: 4 } }

test.each([
  [money(100_000, 'USD'), money(4_123_450, 'TRY')],
  [money(4_123_450, 'TRY'), money(100_000, 'USD')],
  [money(-4_123_450, 'TRY'), money(-100_000, 'USD')],
  [money(1, 'TRY'), money(0, 'USD')],
])('a rate between two currencies is read both ways: %o', (amount, other) => {
  expect(exchangeBetween(amount, dollar)).toEqual(other)
})

test('a rate says nothing about a third currency', () => {
  expect(() => exchangeBetween(money(1, 'EUR'), dollar)).toThrow('says nothing about EUR')
})

test('two rates to the lira tell the one between them, to six decimals', () => {
  expect(crossRate({ value: 485, scale: 1 }, { value: 412_345, scale: 4 })).toEqual({ value: 1_176_200, scale: 6 })
})

test('a rate is written with both currencies', () => {
  expect(pairRateText(dollar, 'en')).toBe('1 USD = 41.2345 TRY')
  expect(pairRateText(dollar, 'ar')).toBe('1 USD = 41.2345 TRY')
  expect(pairRateText(dollar, 'tr')).toBe('1 USD = 41,2345 TRY')
})
