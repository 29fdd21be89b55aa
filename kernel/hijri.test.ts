import { expect, test } from 'vitest'
import { overlapsRamadan, toHijri } from './hijri.ts'
import { plainDate } from './plain-date.ts'

// From the Umm al-Qura calendar: first days of Ramadan, Shawwal and Muharram.
test.each([
  ['2026-02-18', 1447, 9, 1],
  ['2027-02-08', 1448, 9, 1],
  ['2027-02-12', 1448, 9, 5],
  ['2027-02-22', 1448, 9, 15],
  ['2027-03-08', 1448, 9, 29],
  ['2027-03-09', 1448, 10, 1],
  ['2027-06-06', 1449, 1, 1],
])('%s is in the Hijri year %i, month %i, day %i', (text, year, month, day) => {
  expect(toHijri(plainDate(text))).toEqual({ year, month, day })
})

test.each([
  ['2027-02-12', '2027-02-22', true],
  ['2027-02-01', '2027-02-08', true],
  ['2027-03-08', '2027-03-20', true],
  ['2027-01-20', '2027-03-20', true],
  ['2027-02-01', '2027-02-07', false],
  ['2027-03-09', '2027-03-20', false],
  ['2027-12-20', '2028-01-27', false],
  ['2027-12-20', '2028-01-28', true],
])('a journey from %s to %s touches Ramadan: %s', (from, to, touches) => {
  expect(overlapsRamadan(plainDate(from), plainDate(to))).toBe(touches)
})
