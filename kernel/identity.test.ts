import { expect, test } from 'vitest'
import { maskTckn, parsePassportNumber, parseTckn } from './identity.ts'

test.each([
  ['10000000146'],
  ['12345678950'],
  ['98765432150'],
  ['19283746550'],
  ['19999999004'],
  ['10909090996'],
  ['99000000042'],
  ['99123456740'],
])('accepts the identity number %s', (typed) => {
  expect(parseTckn(typed)).toBe(typed)
})

test.each([['١٠٠٠٠٠٠٠١٤٦'], [' 100 000 001 46 ']])('reads %j as 10000000146', (typed) => {
  expect(parseTckn(typed)).toBe('10000000146')
})

test.each([
  ['11111111110'],
  ['22222222220'],
  ['55555555550'],
  ['10000000145'],
  ['10000000156'],
  ['12345678901'],
  ['11111111111'],
  ['74300864791'],
  ['01234567890'],
  ['00000000000'],
  ['1000000014'],
  ['100000001460'],
  ['1000000014a'],
  [''],
])('refuses the identity number %j', (typed) => {
  expect(parseTckn(typed)).toBeUndefined()
})

test('shows an identity number with its middle hidden', () => {
  expect(maskTckn('10000000146')).toBe('100••••••46')
})

test.each([
  ['u 12345678', 'TR', 'U12345678'],
  ['L898902C3', 'DE', 'L898902C3'],
  ['ab-123', 'SA', 'AB123'],
])('reads the passport number %j of %s', (typed, nationality, expected) => {
  expect(parsePassportNumber(typed, nationality)).toBe(expected)
})

test.each([
  ['12345678', 'TR'],
  ['UU1234567', 'TR'],
  ['1234', 'DE'],
  ['1234567890', 'DE'],
  ['Ü1234567', 'DE'],
  ['', 'DE'],
])('refuses the passport number %j of %s', (typed, nationality) => {
  expect(parsePassportNumber(typed, nationality)).toBeUndefined()
})
