import { expect, test } from 'vitest'
import { ageOf, mayMove } from './staff-request.ts'

const noon = new Date('2027-03-01T12:00:00Z')

test.each([
  ['2027-03-01T12:00:30Z', { unit: 'minutes', count: 0 }],
  ['2027-03-01T11:01:00Z', { unit: 'minutes', count: 59 }],
  ['2027-03-01T11:00:00Z', { unit: 'hours', count: 1 }],
  ['2027-02-27T12:01:00Z', { unit: 'hours', count: 47 }],
  ['2027-02-27T12:00:00Z', { unit: 'days', count: 2 }],
])('a request of %s has waited %j', (askedAt, age) => {
  expect(ageOf(new Date(askedAt), noon)).toEqual(age)
})

test('what is done is not new again', () => {
  expect([mayMove('new', 'done'), mayMove('done', 'in_progress'), mayMove('done', 'new')]).toEqual([true, true, false])
})
