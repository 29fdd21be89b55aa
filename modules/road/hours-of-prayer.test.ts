import { expect, test } from 'vitest'
import { addDays, plainDate, timeInIstanbul } from '#kernel/plain-date.ts'
import { prayers } from './domain/part-of-day.ts'
import { hoursOfPrayer } from './hours-of-prayer.server.ts'

test.each([
  ['2019-05-06', ['04:25', '12:17', '15:37', '18:48']],
  ['2019-05-09', ['04:23', '12:17', '15:36', '18:49']],
  ['2019-05-12', ['04:21', '12:17', '15:35', '18:50']],
])('the hours of Makkah on %s are those that a newspaper printed', (day, printed) => {
  const hours = hoursOfPrayer('makkah', plainDate(day))

  const off = prayers
    .slice(0, 4)
    .map((prayer, at) => Math.abs(hours[prayer].getTime() - Date.parse(`${day}T${printed[at]}:00+03:00`)) / 60_000)
  expect(Math.max(...off)).toBeLessThanOrEqual(1)
})

test('on every day of two years they follow one another, and the night prayer waits longer in Ramadan', () => {
  const waits = new Set<number>()
  for (let day = plainDate('2026-01-01'); day < '2028-01-01'; day = addDays(day, 1)) {
    for (const city of ['makkah', 'madinah'] as const) {
      const hours = hoursOfPrayer(city, day)
      const instants = prayers.map((prayer) => hours[prayer].getTime())
      expect(instants).toEqual(instants.toSorted((one, other) => one - other))
      waits.add((hours.isha.getTime() - hours.maghrib.getTime()) / 60_000)
    }
  }
  expect([...waits].toSorted((one, other) => one - other)).toEqual([90, 120])
})

test('the first day of Ramadan is late at night, the day before is not', () => {
  const isha = (day: string) => timeInIstanbul(hoursOfPrayer('makkah', plainDate(day)).isha)

  expect([isha('2027-02-07'), isha('2027-02-08')]).toEqual(['19:44', '20:15'])
})
