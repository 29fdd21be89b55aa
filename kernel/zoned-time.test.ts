import { expect, test } from 'vitest'
import { plainDate } from './plain-date.ts'
import { instantOf, localTimeOf } from './zoned-time.ts'

const local = (day: string, time: string) => ({ day: plainDate(day), time })

test.each([
  ['Europe/Istanbul', '2027-02-12', '08:15', '2027-02-12T05:15:00.000Z'],
  ['Asia/Riyadh', '2027-02-12', '00:30', '2027-02-11T21:30:00.000Z'],
  ['Asia/Tashkent', '2027-02-12', '08:15', '2027-02-12T03:15:00.000Z'],
  ['Europe/Madrid', '2027-02-12', '08:15', '2027-02-12T07:15:00.000Z'],
  ['Europe/Madrid', '2027-07-12', '08:15', '2027-07-12T06:15:00.000Z'],
  ['America/New_York', '2027-02-12', '22:00', '2027-02-13T03:00:00.000Z'],
])('in %s, %s at %s is %s', (zone, day, time, instant) => {
  expect(instantOf(local(day, time), zone).toISOString()).toBe(instant)
  expect(localTimeOf(new Date(instant), zone)).toEqual(local(day, time))
})

test('the night in which clocks change has its hours on both sides of the change', () => {
  expect(instantOf(local('2027-03-28', '01:30'), 'Europe/Madrid').toISOString()).toBe('2027-03-28T00:30:00.000Z')
  expect(instantOf(local('2027-03-28', '03:30'), 'Europe/Madrid').toISOString()).toBe('2027-03-28T01:30:00.000Z')
})

test('an hour that autumn shows twice is the second one', () => {
  expect(instantOf(local('2027-10-31', '02:30'), 'Europe/Madrid').toISOString()).toBe('2027-10-31T01:30:00.000Z')
})
