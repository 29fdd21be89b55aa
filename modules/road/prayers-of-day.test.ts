import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { prayersOfDay } from './prayers-of-day.server.ts'

const journey = {
  departsOn: plainDate('2027-04-01'),
  returnsOn: plainDate('2027-04-05'),
  stays: [
    { city: 'makkah', nights: 2 },
    { city: 'madinah', nights: 2 },
  ],
  leavings: [{ leavesOn: plainDate('2027-04-03'), leavesAt: '14:30', arrivesAt: '' }],
}

test.each([
  ['2027-03-31', []],
  ['2027-04-02', ['makkah']],
  ['2027-04-03', ['makkah', 'madinah']],
  ['2027-04-04', ['madinah']],
  ['2027-04-06', []],
])('on %s hours are those of %j', (day, cities) => {
  expect(prayersOfDay([journey], plainDate(day)).map(({ city }) => city)).toEqual(cities)
})
