import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { arabicHolidayNames } from './arabic-holiday-names.ts'
import { holidaysDuring } from './holiday-marks.ts'
import type { HolidayCalendar } from './holidays.ts'
import calendar from '../data/holidays.json' with { type: 'json' }

const announced = calendar as unknown as HolidayCalendar
const during = (from: string, to: string) => holidaysDuring(announced, plainDate(from), plainDate(to))

test.each([
  ['2026-12-05', '2026-12-14', [['kandil', 'Regaip Kandili']]],
  ['2027-01-01', '2027-01-01', [['public', 'Yılbaşı']]],
  ['2027-03-08', '2027-03-08', [['school', '2. Dönem Ara Tatili']]],
  [
    '2027-03-01',
    '2027-03-12',
    [
      ['kandil', 'Kadir Gecesi'],
      ['school', '2. Dönem Ara Tatili'],
      ['religious', 'Ramazan Bayramı'],
    ],
  ],
  ['2027-02-06', '2027-02-12', []],
])('a journey from %s to %s falls on %j', (from, to, expected) => {
  expect(during(from, to).map(({ kind, name }) => [kind, name.tr])).toEqual(expected)
})

test('a holiday is touched by its first and its last day', () => {
  expect([during('2027-01-23', '2027-01-24'), during('2027-01-23', '2027-01-25')].map(({ length }) => length)).toEqual([
    0, 1,
  ])
  expect([during('2027-02-05', '2027-02-05'), during('2027-02-06', '2027-02-06')].map(({ length }) => length)).toEqual([
    1, 0,
  ])
})

test('every announced holiday has an Arabic name', () => {
  const names = during('2025-01-01', '2027-12-31').map(({ name }) => name.tr)

  expect(names.filter((name) => !arabicHolidayNames[name])).toEqual([])
})
