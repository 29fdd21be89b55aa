import { expect, test } from 'vitest'
import { plainDate } from './plain-date.ts'
import {
  clockText,
  parseTypedDate,
  parseTypedMoment,
  parseTypedTime,
  readTypedDate,
  toTypedDate,
  toTypedMoment,
} from './typed-date.ts'

const today = plainDate('2026-11-24')

test.each([
  ['12.03.1979', '1979-03-12'],
  ['12/3/1979', '1979-03-12'],
  ['12-3-1979', '1979-03-12'],
  ['12 03 1979', '1979-03-12'],
  ['12. 3. 1979', '1979-03-12'],
  ['12031979', '1979-03-12'],
  ['1979-03-12', '1979-03-12'],
  ['1979/3/12', '1979-03-12'],
  [' ١٢/٣/١٩٧٩ ', '1979-03-12'],
  ['۱۲٫۰۳٫۱۹۷۹', '1979-03-12'],
  ['\u200F12\u200F/\u200F03\u200F/\u200F1979', '1979-03-12'],
  ['29.02.2028', '2028-02-29'],
])('%s is a day', (typed, day) => {
  expect(parseTypedDate(typed)).toBe(day)
})

test.each([
  '',
  'yarın',
  '31.02.2027',
  '29.02.2027',
  '12.13.2027',
  '12.03',
  '12.03.197',
  '197.03.12',
  '3.12.19799',
  '1979-03-12-1',
  '12.03.2027 10.00',
  '0000-01-01',
])('%j is no day', (typed) => {
  expect(parseTypedDate(typed)).toBeUndefined()
})

test.each([
  ['12/3/79', undefined, '2079-03-12'],
  ['12/3/79', today, '1979-03-12'],
  ['120379', today, '1979-03-12'],
  ['24.11.26', today, '2026-11-24'],
  ['25.11.26', today, '1926-11-25'],
  ['1.1.31', undefined, '2031-01-01'],
  ['29.2.04', today, '2004-02-29'],
])('the two digits of %s, not after %s, are the year of %s', (typed, latest, day) => {
  expect(parseTypedDate(typed, latest)).toBe(day)
})

test('what nobody can read goes to its rule as it was typed', () => {
  expect([readTypedDate('12/3/79', today), readTypedDate(' 31.02.2027 '), readTypedDate('')]).toEqual([
    '1979-03-12',
    '31.02.2027',
    '',
  ])
})

test.each([
  ['12.03.2027 18.30', '2027-03-12', 18 * 60 + 30],
  ['12/3/2027 8:05', '2027-03-12', 8 * 60 + 5],
  ['2027-03-12T18:30', '2027-03-12', 18 * 60 + 30],
  ['2027-03-12 00:00', '2027-03-12', 0],
  ['١٢/٣/٢٠٢٧، ١٨:٣٠', '2027-03-12', 18 * 60 + 30],
  ['12.03.2027', '2027-03-12', undefined],
])('%s is a moment', (typed, day, minute) => {
  expect(parseTypedMoment(typed)).toEqual({ day, minute })
})

test.each([
  ['18.30', '18:30'],
  ['8:05', '08:05'],
  ['1830', '18:30'],
  ['٨:٠٥', '08:05'],
])('%s is %s', (typed, time) => {
  expect(clockText(parseTypedTime(typed) ?? -1)).toBe(time)
})

test.each(['', '24:00', '12:60', '7', 'öğlen'])('%j is no time', (typed) => {
  expect(parseTypedTime(typed)).toBeUndefined()
})

test.each(['', '18.30', '12.03.2027 24.00', '12.03.2027 18.60', '31.02.2027 10.00', 'yarın 10.00'])(
  '%j is no moment',
  (typed) => {
    expect(parseTypedMoment(typed)).toBeUndefined()
  },
)

test('a field shows a day and a time in the order and with the signs of the language', () => {
  const day = plainDate('2027-03-09')
  const moment = { day, minute: 8 * 60 + 5 }

  expect([toTypedDate(day, 'tr'), toTypedDate(day, 'en'), toTypedDate(day, 'ar')]).toEqual([
    '09.03.2027',
    '09/03/2027',
    '09/03/2027',
  ])
  expect([toTypedMoment(moment, 'tr'), toTypedMoment(moment, 'en')]).toEqual(['09.03.2027 08.05', '09/03/2027 08:05'])
  expect(toTypedMoment({ day, minute: undefined }, 'tr')).toBe('09.03.2027')
})

test('what a field shows is read again', () => {
  const moment = { day: plainDate('2027-03-09'), minute: 23 * 60 + 59 }

  expect(parseTypedMoment(toTypedMoment(moment, 'tr'))).toEqual(moment)
  expect(parseTypedMoment(toTypedMoment(moment, 'ar'))).toEqual(moment)
})
