import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  ageOn,
  dayInIstanbul,
  daysBetween,
  parseDayFirst,
  parsePlainDate,
  plainDate,
  startInIstanbul,
  toDayFirst,
  weekdayOf,
} from './plain-date.ts'

const day = plainDate

test.each(['2027-02-12', '2028-02-29', '0001-01-01', '9999-12-31'])('%s is a day', (text) => {
  expect(parsePlainDate(text)).toBe(text)
})

test.each([
  '2027-02-30',
  '2027-02-29',
  '2027-13-01',
  '2027-00-10',
  '2027-01-00',
  '0000-01-01',
  '2027-2-1',
  '12-02-2027',
  '2027-02-12T00:00:00Z',
  '',
  'x',
  ' 2027-02-12',
  '٢٠٢٧-٠٢-١٢',
])('%j is no day', (text) => {
  expect(parsePlainDate(text)).toBeUndefined()
})

test('a text that must be a day and is none throws', () => {
  expect(() => plainDate('x')).toThrow(new RangeError('Invalid time value'))
})

test('addresses write the day first', () => {
  expect(parseDayFirst('12-03-2026')).toBe('2026-03-12')
  expect(toDayFirst(day('2026-03-12'))).toBe('12-03-2026')
})

test.each(['31-02-2026', '2026-03-12', '1-3-2026', '12-03-26', '12.03.2026'])('%s is no day of an address', (text) => {
  expect(parseDayFirst(text)).toBeUndefined()
})

test.each([
  ['2027-02-28', 1, '2027-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2026-10-24', 10, '2026-11-03'],
])('%s and %i days is %s', (from, days, to) => {
  expect(addDays(day(from), days)).toBe(to)
  expect(daysBetween(day(from), day(to))).toBe(days)
})

test.each([
  ['2026-08-31', '2027-02-28'],
  ['2026-08-29', '2027-02-28'],
  ['2027-08-31', '2028-02-29'],
  ['2026-11-20', '2027-05-20'],
  ['2027-12-31', '2028-06-30'],
  ['2024-02-29', '2024-08-29'],
])('six months after %s is %s', (from, to) => {
  expect(addMonths(day(from), 6)).toBe(to)
})

test('months are also counted backwards', () => {
  expect(addMonths(day('2027-03-31'), -1)).toBe('2027-02-28')
  expect(addMonths(day('2027-01-15'), -13)).toBe('2025-12-15')
})

test.each([
  ['2027-02-12', 5],
  ['2026-08-31', 1],
  ['2026-09-06', 7],
  ['1970-01-01', 4],
  ['1969-12-28', 7],
  ['1953-05-29', 5],
])('%s is day %i of the week', (text, weekday) => {
  expect(weekdayOf(day(text))).toBe(weekday)
})

test.each([
  ['2025-03-10', '2027-03-09', 1],
  ['2025-03-10', '2027-03-10', 2],
  ['2015-12-31', '2027-12-30', 11],
  ['2024-02-29', '2026-02-28', 1],
  ['2024-02-29', '2026-03-01', 2],
])('someone born on %s is on %s %i years old', (birth, on, years) => {
  expect(ageOn(day(birth), day(on))).toBe(years)
})

test('the day in Istanbul begins three hours before the day in UTC', () => {
  expect(dayInIstanbul(new Date('2027-03-01T20:59:59.999Z'))).toBe('2027-03-01')
  expect(dayInIstanbul(new Date('2027-03-01T21:00:00Z'))).toBe('2027-03-02')
  expect(startInIstanbul(day('2027-03-02'))).toEqual(new Date('2027-03-01T21:00:00Z'))
})
