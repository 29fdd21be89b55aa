import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { papersDueOn } from './papers-due.ts'

const abroad = { departsOn: plainDate('2027-04-03'), passportMonthsAfterReturn: 6 }

/** Closed on Sundays and on the feast of that March. */
const closed = {
  weekdays: [7] as const,
  holidays: new Set(['2027-03-08', '2027-03-09', '2027-03-10', '2027-03-11'].map(plainDate)),
}

const dueOn = (bookedOn: string, journey = abroad as Parameters<typeof papersDueOn>[0]) =>
  papersDueOn(journey, { leadDays: 30, closed }, plainDate(bookedOn))

test('papers are needed thirty open days before a journey abroad, seven before one at home', () => {
  expect(dueOn('2026-12-01')).toBe('2027-02-23')
  expect(dueOn('2026-12-01', { ...abroad, passportMonthsAfterReturn: null })).toBe('2027-03-26')
})

test('whoever books late has two open days, but never beyond the day before departure', () => {
  expect(['2027-02-20', '2027-02-22', '2027-03-06', '2027-04-01'].map((day) => dueOn(day))).toEqual([
    '2027-02-23',
    '2027-02-24',
    '2027-03-13',
    '2027-04-02',
  ])
})

test('whoever books on the day of departure brings them that day', () => {
  expect([dueOn('2027-04-02'), dueOn('2027-04-03')]).toEqual(['2027-04-02', '2027-04-03'])
})

test('moving the departure moves the day by as many open days', () => {
  expect(dueOn('2026-12-01', { ...abroad, departsOn: plainDate('2027-04-13') })).toBe('2027-03-04')
})
