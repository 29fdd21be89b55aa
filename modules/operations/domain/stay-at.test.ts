import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { isAway, stayAt } from './stay-at.ts'

const day = plainDate
const makkah = { city: 'makkah', nights: 6 }
const madinah = { city: 'madinah', nights: 3 }
const flight = { leavesOn: day('2027-02-12'), leavesAt: '03:30', arrivesOn: day('2027-02-12'), arrivesAt: '07:05' }
const bus = { leavesOn: day('2027-02-18'), leavesAt: '14:30', arrivesAt: '20:00' }
const home = { leavesOn: day('2027-02-21'), leavesAt: '', arrivesAt: '' }
const journey = {
  departsOn: day('2027-02-12'),
  returnsOn: day('2027-02-21'),
  stays: [makkah, madinah],
  leavings: [flight, { ...flight, leavesAt: '08:15', arrivesAt: '12:00' }, bus, home],
}
/** Leaves late in the evening and lands after midnight. */
const throughTheNight = {
  ...journey,
  leavings: [
    { leavesOn: day('2027-02-12'), leavesAt: '22:00', arrivesOn: day('2027-02-13'), arrivesAt: '01:30' },
    { ...bus, leavesOn: day('2027-02-19') },
    home,
  ],
}

test.each([
  ['2027-02-01', '12:00', 'makkah'],
  ['2027-02-12', '08:15', 'makkah'],
  ['2027-02-17', '23:00', 'makkah'],
  ['2027-02-18', '00:01', 'makkah'],
  ['2027-02-18', '14:29', 'makkah'],
  ['2027-02-18', '14:30', 'madinah'],
  ['2027-02-21', '11:59', 'madinah'],
  ['2027-02-25', '05:00', 'madinah'],
])('on %s at %s the hotel is in %s: it changes when the last ride of the day leaves', (today, hour, city) => {
  expect(stayAt(journey, day(today), hour)?.city).toBe(city)
})

test.each([
  ['2027-02-18', '23:00', 'makkah'],
  ['2027-02-19', '14:29', 'makkah'],
  ['2027-02-19', '14:30', 'madinah'],
])('nights are counted from the landing after a flight through the night: %s at %s in %s', (today, hour, city) => {
  expect(stayAt(throughTheNight, day(today), hour)?.city).toBe(city)
})

test('where no hour is known a hotel is left at noon', () => {
  const unknown = { ...journey, leavings: [{ ...bus, leavesAt: '' }] }

  expect(stayAt(unknown, day('2027-02-18'), '11:59')).toBe(makkah)
  expect(stayAt(unknown, day('2027-02-18'), '12:00')).toBe(madinah)
})

test('nights that nobody counted are slept in the last hotel, and a journey without a hotel has none', () => {
  const at = [day('2027-02-19'), '13:00'] as const

  expect(stayAt({ ...journey, stays: [{ ...makkah, nights: 2 }] }, ...at)?.city).toBe('makkah')
  expect(stayAt({ ...journey, stays: [] }, ...at)).toBeUndefined()
})

test('the flight home of a short journey is no landing', () => {
  const stays = [
    { city: 'makkah', nights: 1 },
    { city: 'madinah', nights: 1 },
  ]
  const back = { leavesOn: day('2027-02-13'), leavesAt: '22:00', arrivesOn: day('2027-02-14'), arrivesAt: '02:00' }
  const short = { ...journey, returnsOn: day('2027-02-13'), stays, leavings: [flight, back] }

  expect(stayAt(short, day('2027-02-13'), '23:00')?.city).toBe('madinah')
})

test.each([
  ['2027-02-11', '23:00', false],
  ['2027-02-12', '08:14', false],
  ['2027-02-12', '08:15', true],
  ['2027-02-13', '02:00', true],
  ['2027-02-21', '11:59', true],
  ['2027-02-21', '12:00', false],
  ['2027-02-22', '05:00', false],
])('on %s at %s it is %s that they are away', (today, hour, away) => {
  expect(isAway(journey, day(today), hour)).toBe(away)
})

test.each([
  ['2027-02-12', '21:59', false],
  ['2027-02-12', '22:00', true],
  ['2027-02-13', '02:00', true],
])('with a flight through the night, on %s at %s it is %s', (today, hour, away) => {
  expect(isAway(throughTheNight, day(today), hour)).toBe(away)
})

test('nobody is away the evening before a flight that leaves after midnight', () => {
  const leaving = { ...flight, leavesOn: day('2027-02-13'), leavesAt: '00:40', arrivesOn: day('2027-02-13') }
  const late = { ...journey, leavings: [leaving] }

  expect([isAway(late, day('2027-02-12'), '20:00'), isAway(late, day('2027-02-13'), '00:40')]).toEqual([false, true])
})
