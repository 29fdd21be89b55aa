import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { titleYears } from './title-years.ts'

test.each([
  ['2025-12-31', { year: null, nextYear: null }, { year: 2025, nextYear: 2026 }],
  ['2026-01-01', { year: null, nextYear: null }, { year: 2026, nextYear: 2027 }],
  ['2026-01-01', { year: 2025, nextYear: null }, { year: 2025, nextYear: 2026 }],
  ['2026-01-01', { year: null, nextYear: 2028 }, { year: 2026, nextYear: 2028 }],
])('on %s with %j are %j', (today, fixed, years) => {
  expect(titleYears(plainDate(today), fixed)).toEqual(years)
})
