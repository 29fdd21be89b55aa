import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { checkDeparture } from './check-departure.ts'

const sound = {
  departsOn: plainDate('2027-02-12'),
  returnsOn: plainDate('2027-02-21'),
  salesCloseOn: plainDate('2027-02-01'),
  capacity: 20,
  minimum: 20,
  fares: [{ fare: 'double' }, { fare: 'child' }] as const,
}

test('days in their order and a price for adults are sound', () => {
  expect(checkDeparture(sound, 'published')).toBeUndefined()
})

test.each([
  ['date-order', { returnsOn: plainDate('2027-02-11') }],
  ['sales-close', { salesCloseOn: plainDate('2027-02-13') }],
  ['minimum-seats', { minimum: 21 }],
  ['fare-twice', { fares: [{ fare: 'double' }, { fare: 'double' }] as const }],
  ['no-adult-fare', { fares: [{ fare: 'child' }] as const }],
] as const)('%s is told', (problem, wrong) => {
  expect(checkDeparture({ ...sound, ...wrong }, 'published')).toBe(problem)
})

test('a journey of one day ends on the day on which it begins', () => {
  expect(checkDeparture({ ...sound, returnsOn: sound.departsOn }, 'published')).toBeUndefined()
})

test('a draft may wait for its prices', () => {
  expect(checkDeparture({ ...sound, fares: [] }, 'draft')).toBeUndefined()
})
