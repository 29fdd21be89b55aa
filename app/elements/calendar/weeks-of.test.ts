import { expect, test } from 'vitest'
import { plainDate, weekdayOf } from '#kernel/plain-date.ts'
import { stepFrom } from './step-from.ts'
import { weeksOf } from './weeks-of.ts'

test('every week of a month begins on Monday and ends on Sunday', () => {
  const weeks = weeksOf(plainDate('2027-03-12'))

  expect(weeks.map((week) => week.map((day) => day?.slice(8) ?? '').join(' '))).toEqual([
    '01 02 03 04 05 06 07',
    '08 09 10 11 12 13 14',
    '15 16 17 18 19 20 21',
    '22 23 24 25 26 27 28',
    '29 30 31    ',
  ])
  expect(weekdayOf(plainDate('2027-03-01'))).toBe(1)
})

test('the days before the first and after the last belong to other months, also at the turn of a year', () => {
  const weeks = weeksOf(plainDate('2027-01-31'))

  expect(weeks[0]).toEqual([undefined, undefined, undefined, undefined, '2027-01-01', '2027-01-02', '2027-01-03'])
  expect(weeks.at(-1)?.at(-1)).toBe('2027-01-31')
  expect(weeksOf(plainDate('2026-12-01')).at(-1)?.filter(Boolean)).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
  ])
})

test.each([
  ['ArrowRight', false, '2027-03-13'],
  ['ArrowRight', true, '2027-03-11'],
  ['ArrowLeft', true, '2027-03-13'],
  ['ArrowDown', false, '2027-03-19'],
  ['ArrowUp', true, '2027-03-05'],
  ['Home', false, '2027-03-08'],
  ['End', true, '2027-03-14'],
  ['PageDown', false, '2027-04-12'],
  ['PageUp', false, '2027-02-12'],
  ['a', false, undefined],
])('%s, from right to left %s, leads from Friday the 12th to %s', (key, isRightToLeft, day) => {
  expect(stepFrom(plainDate('2027-03-12'), key, isRightToLeft)).toBe(day)
})
