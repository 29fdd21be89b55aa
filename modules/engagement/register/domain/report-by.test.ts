import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { isNearlyDue, reportBy } from './report-by.ts'

const none = { holidays: new Set<ReturnType<typeof plainDate>>() }
const newYear = { holidays: new Set([plainDate('2027-01-01')]) }

test.each([
  ['a Tuesday', '2026-12-01T09:00:00Z', none, '2026-12-04'],
  ['a Thursday: the weekend does not count', '2026-12-03T09:00:00Z', none, '2026-12-08'],
  ['a Saturday', '2026-12-05T09:00:00Z', none, '2026-12-09'],
  ['before a holiday', '2026-12-30T09:00:00Z', newYear, '2027-01-05'],
  ['a minute past midnight in Istanbul', '2026-12-01T21:01:00Z', none, '2026-12-07'],
])('what was said on %s is reported by %s', (_when, at, closed, day) => {
  expect(reportBy(new Date(at), closed)).toBe(day)
})

test.each([
  ['2026-12-04', '2026-12-02', false],
  ['2026-12-04', '2026-12-03', true],
  ['2026-12-07', '2026-12-04', true],
  ['2026-12-04', '2026-12-07', true],
])('by %s, on %s, somebody should report: %s', (dueOn, today, isNear) => {
  expect(isNearlyDue(plainDate(dueOn), plainDate(today), none)).toBe(isNear)
})
