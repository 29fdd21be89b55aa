import { expect, test } from 'vitest'
import { readCookie } from './cookies.ts'

test('reads one cookie among others', () => {
  expect(readCookie('lang', 'user=7; lang=ar; cartLines=a~b~1')).toBe('ar')
})

test('does not take a longer name for the one asked for', () => {
  expect(readCookie('user', 'superuser=7')).toBeUndefined()
})
