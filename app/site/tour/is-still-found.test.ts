import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { isStillFound } from './is-still-found.ts'

test.each([
  ['2027-02-28', true],
  ['2027-03-01', true],
  ['2027-03-02', true],
  ['2027-03-31', true],
  ['2027-04-01', false],
  ['2028-03-01', false],
])('a departure of 1 March is found on %s: %s', (today, isFound) => {
  expect(isStillFound(plainDate('2027-03-01'), plainDate(today))).toBe(isFound)
})
