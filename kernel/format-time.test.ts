import { expect, test } from 'vitest'
import { formatTime } from './format-time.ts'
import type { Locale } from './locale.ts'

test.each<[Locale, string]>([
  ['tr', '08.05'],
  ['en', '08:05'],
  ['ar', '08:05'],
])('%s writes a time of day as %s', (locale, written) => {
  expect(formatTime('08:05', locale)).toBe(written)
  expect(formatTime('', locale)).toBe('')
})
