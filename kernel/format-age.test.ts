import { expect, test } from 'vitest'
import { formatAge } from './format-age.ts'

const HOUR = 3_600_000

test('an age is told in the largest unit that is full', () => {
  expect(formatAge(3 * HOUR + 59 * 60_000, 'en-GB')).toBe('3 hours ago')
  expect(formatAge(3 * HOUR, 'tr')).toBe('3 saat önce')
  expect(formatAge(3 * HOUR, 'ar-u-nu-latn')).toBe('قبل 3 ساعات')
  expect(formatAge(50 * HOUR, 'en-GB')).toBe('2 days ago')
  expect(formatAge(59_000, 'en-GB')).toBe('0 minutes ago')
})

test('a clock that was set back makes nothing come from the future', () => {
  expect(formatAge(-5 * HOUR, 'en-GB')).toBe('0 minutes ago')
})
