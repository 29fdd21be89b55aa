import { expect, test } from 'vitest'
import { isClosed, lastSafeDay, openDaysAfter, openDaysBefore } from './closed-days.ts'
import { addDays, plainDate, type PlainDate } from './plain-date.ts'

/** Closed on Sundays and on three days of a feast. */
const closed = {
  weekdays: [7] as const,
  holidays: new Set(['2027-03-09', '2027-03-10', '2027-03-11'].map(plainDate)),
}
const never = { weekdays: [], holidays: new Set<PlainDate>() }

test('counts open days backwards and forwards, over Sundays and holidays', () => {
  expect(openDaysBefore(plainDate('2027-03-13'), 2, closed)).toBe('2027-03-08')
  expect(openDaysAfter(plainDate('2027-03-06'), 2, closed)).toBe('2027-03-12')
  expect(openDaysBefore(plainDate('2027-03-13'), 5, never)).toBe('2027-03-08')
})

test('no open days before a closed day is the last open one', () => {
  expect(openDaysBefore(plainDate('2027-03-11'), 0, closed)).toBe('2027-03-08')
  expect(openDaysBefore(plainDate('2027-03-12'), 0, closed)).toBe('2027-03-12')
})

test('a journey that moves takes every last day along by as many open days', () => {
  const openBetween = (from: PlainDate, to: PlainDate): number =>
    from >= to ? 0 : Number(!isClosed(from, closed)) + openBetween(addDays(from, 1), to)
  const departures = Array.from({ length: 60 }, (_, day) => addDays(plainDate('2027-03-20'), day))
  const first = plainDate('2027-03-20')

  for (const days of [1, 7, 21, 30])
    for (const departure of departures)
      expect(
        openBetween(openDaysBefore(first, days, closed), openDaysBefore(departure, days, closed)),
        `${days} before ${departure}`,
      ).toBe(openBetween(first, departure))
})

test('whoever books inside the time has two open days, and is told that it is tight', () => {
  const lastDay = (bookedOn: string) =>
    lastSafeDay({ departsOn: plainDate('2027-03-13'), days: 5, bookedOn: plainDate(bookedOn) }, closed)

  expect(lastDay('2027-03-01')).toEqual({ day: '2027-03-04', isTight: false })
  expect(lastDay('2027-03-03')).toEqual({ day: '2027-03-05', isTight: false })
  expect(lastDay('2027-03-06')).toEqual({ day: '2027-03-12', isTight: true })
  expect(lastDay('2027-03-12')).toEqual({ day: '2027-03-12', isTight: true })
  expect(lastDay('2027-03-13')).toEqual({ day: '2027-03-13', isTight: true })
})

test('of whoever books late, too, the last day is open, or else that of booking', () => {
  // A Monday after a closed Sunday, and the day after the feast.
  for (const departsOn of ['2027-03-15', '2027-03-12'].map(plainDate))
    for (let bookedOn = addDays(departsOn, -9); bookedOn <= departsOn; bookedOn = addDays(bookedOn, 1)) {
      const { day } = lastSafeDay({ departsOn, days: 30, bookedOn }, closed)
      expect(day === bookedOn || !isClosed(day, closed), `booked on ${bookedOn}: ${day}`).toBe(true)
      expect(day < departsOn || bookedOn === departsOn).toBe(true)
    }
})
