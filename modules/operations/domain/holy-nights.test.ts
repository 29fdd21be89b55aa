import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { holyNightsOf, spansOf } from './holy-nights.ts'

const journey = { departsOn: plainDate('2027-02-12'), returnsOn: plainDate('2027-02-18'), flights: [] }
const flightTo = (leavesOn: string, arrivesOn: string) => ({
  from: 'IST',
  to: 'JED',
  number: 'TK96',
  times: {
    from: 'IST',
    terminal: null,
    leavesOn: plainDate(leavesOn),
    leavesAt: '23:30',
    arrivesOn: plainDate(arrivesOn),
    arrivesAt: '03:10',
    meetingPlace: null,
    meetsAt: null,
  },
})

test('nights are counted one stay after the other, and only those in Makkah and Madinah', () => {
  const stays = [
    { city: 'makkah', nights: 2 },
    { city: 'jeddah', nights: 1 },
    { city: 'madinah', nights: 2 },
  ]

  expect(holyNightsOf({ ...journey, stays }).map(({ day, city }) => `${day} ${city}`)).toEqual([
    '2027-02-12 makkah',
    '2027-02-13 makkah',
    '2027-02-15 madinah',
    '2027-02-16 madinah',
  ])
})

test('a group that lands after midnight sleeps from the next day on, and never on the day of its return', () => {
  const stays = [{ city: 'makkah', nights: 9 }]
  const flights = [flightTo('2027-02-12', '2027-02-13')]

  expect(spansOf(holyNightsOf({ ...journey, flights, stays }))).toEqual([
    { city: 'makkah', from: '2027-02-13', until: '2027-02-17', nights: 5 },
  ])
})

test('nights that do not follow each other, or are in another city, are spans of their own', () => {
  const nights = [
    { day: plainDate('2027-02-12'), city: 'makkah' as const },
    { day: plainDate('2027-02-13'), city: 'madinah' as const },
    { day: plainDate('2027-02-15'), city: 'madinah' as const },
  ]

  expect(spansOf(nights).map(({ from, until }) => `${from}/${until}`)).toEqual([
    '2027-02-12/2027-02-12',
    '2027-02-13/2027-02-13',
    '2027-02-15/2027-02-15',
  ])
})
