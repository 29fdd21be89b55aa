import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { decideBy } from './decide-by.ts'

test.each([
  ['2027-01-01', '2027-01-30'],
  ['2027-01-30', '2027-01-30'],
  ['2027-01-31', '2027-02-09'],
  ['2027-02-20', '2027-02-09'],
])('on %s a departure of 1 March that lacks people is to be decided by %s', (today, day) => {
  expect(decideBy(plainDate('2027-03-01'), { first: 30, last: 20 }, plainDate(today))).toBe(day)
})
