import { expect, test } from 'vitest'
import { readViewName, readViewQuery } from './staff-view.ts'

test('keeps what a list is filtered and sorted by, in one order, and nothing of the moment', () => {
  expect(readViewQuery('?state=paid&page=3&q=&from=2027-01-01&done=removed')).toBe('from=2027-01-01&state=paid')
})

test('refuses a query that is longer than an address should be', () => {
  expect(readViewQuery(`q=${'a'.repeat(1000)}`)).toBeUndefined()
})

test('tidies a name and refuses none and one that is too long', () => {
  expect([readViewName('  Ödeme   bekleyen '), readViewName(' '), readViewName('a'.repeat(61))]).toEqual([
    'Ödeme bekleyen',
    undefined,
    undefined,
  ])
})
