import { expect, test } from 'vitest'
import {
  formatDate,
  formatDateRange,
  formatDayFirst,
  formatHijriRange,
  formatInstant,
  formatMonth,
  formatWeekday,
  hijriMonthName,
} from './format-date.ts'
import type { Locale } from './locale.ts'
import { plainDate, type PlainDate } from './plain-date.ts'

const day = plainDate
const friday = day('2027-02-12')

test.each<[Locale, string]>([
  ['tr', '12 Şubat 2027 Cuma'],
  ['en', 'Friday 12 February 2027'],
  ['ar', 'الجمعة 12 فبراير 2027'],
])('a day with its weekday in %s', (locale, text) => {
  expect(formatDate(friday, locale, { weekday: true })).toBe(text)
})

test('a day in a narrow column is written in figures, the day first', () => {
  expect(formatDayFirst(friday)).toBe('12.02.2027')
})

test('a day can do without its year, and short', () => {
  expect(formatDate(friday, 'tr', { year: false })).toBe('12 Şubat')
  expect(formatDate(friday, 'tr', { short: true })).toBe('12 Şub 2027')
  expect(formatDate(friday, 'en', { short: true, year: false })).toBe('12 Feb')
  expect(formatWeekday(day('2027-02-15'), 'tr')).toBe('Pazartesi')
})

test.each<[Locale, string]>([
  ['tr', '12–22 Şubat 2027'],
  ['en', '12 – 22 February 2027'],
  ['ar', '12–22 فبراير 2027'],
])('a range within one month in %s', (locale, text) => {
  expect(formatDateRange(friday, day('2027-02-22'), locale)).toBe(text)
})

test.each<[Locale, string]>([
  ['tr', '22 Şubat – 4 Mart 2027'],
  ['en', '22 February – 4 March 2027'],
  ['ar', '22 فبراير – 4 مارس 2027'],
])('a range over two months in %s', (locale, text) => {
  expect(formatDateRange(day('2027-02-22'), day('2027-03-04'), locale)).toBe(text)
})

test('a range over the turn of the year names both years', () => {
  expect(formatDateRange(day('2027-12-28'), day('2028-01-05'), 'tr')).toBe('28 Aralık 2027 – 5 Ocak 2028')
})

test('a range without years', () => {
  expect(formatDateRange(day('2027-02-22'), day('2027-03-04'), 'tr', { year: false, short: true })).toBe(
    '22 Şub – 4 Mar',
  )
  expect(formatDateRange(day('2027-12-28'), day('2028-01-05'), 'tr', { year: false })).toBe('28 Aralık – 5 Ocak')
})

test('a single day stands alone', () => {
  expect(formatDateRange(friday, friday, 'tr')).toBe('12 Şubat 2027')
})

test('the same day and month of two years is a range', () => {
  expect(formatDateRange(friday, day('2028-02-12'), 'en')).toBe('12 February 2027 – 12 February 2028')
})

test.each<[Locale, string]>([
  ['tr', '5–15 Ramazan 1448'],
  ['en', '5 – 15 Ramadan 1448 AH'],
  ['ar', '5–15 رمضان 1448'],
])('a Hijri range in %s', (locale, text) => {
  expect(formatHijriRange(friday, day('2027-02-22'), locale)).toBe(text)
})

test('a Hijri range over two months', () => {
  expect(formatHijriRange(day('2027-03-04'), day('2027-03-13'), 'tr')).toBe('25 Ramazan – 5 Şevval 1448')
})

test.each<[Locale, string]>([
  ['tr', 'Şubat 2027'],
  ['en', 'February 2027'],
  ['ar', 'فبراير 2027'],
])('a month in %s', (locale, text) => {
  expect(formatMonth('2027-02', locale)).toBe(text)
})

test('the time follows the language, and Istanbul', () => {
  const instant = new Date('2027-02-12T21:40:00Z')

  expect(formatInstant(instant, 'tr')).toBe('13 Şubat 2027 00.40')
  expect(formatInstant(instant, 'en')).toBe('13 February 2027, 00:40')
  expect(formatInstant(instant, 'ar')).toBe('13 فبراير 2027، 00:40')
})

test.each(['x', '', '2027-13-01', '2027-02', '0000-00-00', '2027-02-30'])('%j is no day and throws', (text) => {
  expect(() => formatDate(text as PlainDate, 'tr')).toThrow(new RangeError('Invalid time value'))
})

test('an impossible month throws', () => {
  expect(() => formatMonth('2027-13', 'tr')).toThrow(new RangeError('Invalid time value'))
  expect(() => hijriMonthName(0, 'tr')).toThrow(new RangeError('Invalid time value'))
})

test('a Hijri month has a short name for narrow columns', () => {
  expect([hijriMonthName(6, 'tr', true), hijriMonthName(6, 'en', true)]).toEqual(['C.ahir', 'Jum. II'])
  expect(hijriMonthName(6, 'ar', true)).toBe(hijriMonthName(6, 'ar'))
})
