import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { datePost } from './date-post.ts'

const season = { today: plainDate('2026-11-21'), schoolBreaks: [plainDate('2027-01-25')] }

test.each([
  ['ramadan-start', -95, '2026-11-05'],
  ['school-break-start', -70, '2026-11-16'],
  ['winter-start', -10, '2026-11-21'],
  ['summer-start', -25, '2026-05-07'],
  ['season-opening', 20, '2026-07-06'],
] as const)('dates a post %s %d days', (anchor, offsetDays, day) => {
  expect(datePost({ anchor, offsetDays }, season)).toBe(day)
})

test('moves a day that is still to come back by a season', () => {
  expect(datePost({ anchor: 'winter-start', offsetDays: 5 }, season)).toBe('2025-12-06')
})
