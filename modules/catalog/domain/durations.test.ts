import { expect, test } from 'vitest'
import { bucketOf, deliveredStarts, durationRanges } from './durations.ts'

test.each([
  [4, undefined],
  [5, '5-8'],
  [8, '5-8'],
  [9, '9-10'],
  [10, '9-10'],
  [11, '11+'],
  [30, '11+'],
])('a journey of %i days is in the group %s', (days, group) => {
  expect(bucketOf(days, deliveredStarts)).toBe(group)
})

test('a group ends where the next one begins', () => {
  expect(durationRanges({ first: 4, second: 8, third: 15 })).toEqual([
    { value: '5-8', from: 4, to: 7 },
    { value: '9-10', from: 8, to: 14 },
    { value: '11+', from: 15, to: null },
  ])
  expect(bucketOf(14, { first: 4, second: 8, third: 15 })).toBe('9-10')
})
