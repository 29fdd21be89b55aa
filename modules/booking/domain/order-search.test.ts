import { expect, test } from 'vitest'
import { readOrderSearch } from './order-search.ts'

test('looks for words without marks and case', () => {
  expect(readOrderSearch('  Şükrü  IŞIK ')).toEqual({ words: ['sukru', 'isik'], phone: undefined })
})

test('looks for a telephone number in any spelling', () => {
  expect(readOrderSearch('+90 (532) 123-45-67')?.phone).toBe('905321234567')
})

test('looks for the digits of a number that is not yet complete', () => {
  expect(readOrderSearch('0532 123')?.phone).toBe('532123')
})

test.each(['532', 'room 1204', '2026-000123x'])('%j is no telephone number', (typed) => {
  expect(readOrderSearch(typed)?.phone).toBeUndefined()
})

test.each(['', '   ', '\u0000'])('%j looks for nothing', (typed) => {
  expect(readOrderSearch(typed)).toBeUndefined()
})
