import { expect, test } from 'vitest'
import { formatPhone, phoneInWords } from './format-phone.ts'

test('writes a Turkish number for Turkish readers without the country', () => {
  expect(formatPhone('+902120000000', 'tr')).toBe('0212 000 00 00')
})

test.each(['en', 'ar'] as const)('writes it for readers of %s with the country', (locale) => {
  expect(formatPhone('+902120000000', locale)).toBe('+90 212 000 00 00')
})

test('leaves the grouping of other countries alone', () => {
  expect(formatPhone('+4915123456789', 'tr')).toBe('+4915123456789')
})

test.each(['tr', 'en', 'ar'] as const)('groups Saudi mobile numbers for readers of %s', (locale) => {
  expect(formatPhone('+966500009941', locale)).toBe('+966 50 000 9941')
})

test('within a sentence a number stays in one line and is read from left to right', () => {
  expect(phoneInWords('+905321234567', 'tr')).toBe('\u20660532\u00a0123\u00a045\u00a067\u2069')
})
