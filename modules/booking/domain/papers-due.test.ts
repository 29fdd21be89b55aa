import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { papersDueOn } from './papers-due.ts'

const abroad = { departsOn: plainDate('2027-04-03'), passportMonthsAfterReturn: 6 }

const dueOn = (bookedOn: string, journey = abroad as Parameters<typeof papersDueOn>[0]) =>
  papersDueOn(journey, 30, plainDate(bookedOn))

test('papers are needed thirty days before a journey abroad, seven before one at home', () => {
  expect(dueOn('2026-12-01')).toBe('2027-03-04')
  expect(dueOn('2026-12-01', { ...abroad, passportMonthsAfterReturn: null })).toBe('2027-03-27')
})

test('whoever books late has two days, but never beyond the day before departure', () => {
  expect(['2027-03-01', '2027-03-03', '2027-03-20', '2027-04-01'].map((day) => dueOn(day))).toEqual([
    '2027-03-04',
    '2027-03-05',
    '2027-03-22',
    '2027-04-02',
  ])
})

test('whoever books on the day of departure brings them that day', () => {
  expect([dueOn('2027-04-02'), dueOn('2027-04-03')]).toEqual(['2027-04-02', '2027-04-03'])
})

test('moving the departure moves the day by as much', () => {
  expect(dueOn('2026-12-01', { ...abroad, departsOn: plainDate('2027-04-13') })).toBe('2027-03-14')
})
