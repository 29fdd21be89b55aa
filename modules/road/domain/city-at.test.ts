import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { cityAt } from './city-at.ts'

const journey = {
  departsOn: plainDate('2027-02-12'),
  returnsOn: plainDate('2027-02-21'),
  stays: [
    { city: 'makkah', nights: 6 },
    { city: 'madinah', nights: 3 },
  ],
  leavings: [
    { leavesOn: plainDate('2027-02-12'), leavesAt: '03:30' },
    { leavesOn: plainDate('2027-02-12'), leavesAt: '08:15' },
    { leavesOn: plainDate('2027-02-18'), leavesAt: '14:30' },
    { leavesOn: plainDate('2027-02-21'), leavesAt: '' },
  ],
}

test.each([
  ['2027-02-11', '23:00', null],
  ['2027-02-12', '08:14', null],
  ['2027-02-12', '08:15', 'makkah'],
  ['2027-02-13', '02:00', 'makkah'],
  ['2027-02-18', '14:29', 'makkah'],
  ['2027-02-18', '14:30', 'madinah'],
  ['2027-02-20', '23:00', 'madinah'],
  ['2027-02-21', '11:59', 'madinah'],
  ['2027-02-21', '12:00', null],
  ['2027-02-22', '05:00', null],
])('on %s at %s the city is where they slept until they left', (day, hour, city) => {
  expect(cityAt(journey, plainDate(day), hour)).toBe(city)
})

test('nights that nobody counted are slept in the last hotel, and a journey without a hotel has no city', () => {
  const day = plainDate('2027-02-19')

  expect(cityAt({ ...journey, stays: [{ city: 'makkah', nights: 2 }] }, day, '13:00')).toBe('makkah')
  expect(cityAt({ ...journey, stays: [] }, day, '13:00')).toBeNull()
})
