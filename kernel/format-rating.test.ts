import { expect, test } from 'vitest'
import { formatRating } from './format-rating.ts'

test.each([
  ['tr', '4,9'],
  ['en', '4.9'],
  ['ar', '4.9'],
] as const)('writes a mark in %s as %s', (locale, text) => {
  expect(formatRating(49, locale)).toBe(text)
})

test('keeps the decimal of a whole mark', () => {
  expect(formatRating(50, 'tr')).toBe('5,0')
})
