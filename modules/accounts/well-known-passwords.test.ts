import { expect, test } from 'vitest'
import { isWellKnownPassword, packPasswords } from './well-known-passwords.server.ts'

test.each(['Password1!', 'P@ssw0rd', 'Qwerty123!', '1qaz!QAZ', 'Galatasaray1905!', 'Kafile-2026!'])(
  '%s keeps every other rule and is well known',
  (password) => {
    expect(isWellKnownPassword(password)).toBe(true)
  },
)

test.each(['Zeytin-dalı-77', 'correct horse battery', 'Mavi!Kapı4Deniz', 'Aa1!aaaa'])('%s is not', (password) => {
  expect(isWellKnownPassword(password)).toBe(false)
})

test('of ten thousand made-up ones none is taken for a listed one', () => {
  const madeUp = Array.from({ length: 10_000 }, (_, number) => `Kx!${number * 7919}-vq${number}zt`)

  expect(madeUp.filter(isWellKnownPassword)).toEqual([])
})

test('the list is packed in any case, once each, without what is too short anyway', () => {
  expect(packPasswords('Password\npassword\r\n12345\nqwerty\n')).toHaveLength(2 * 5)
})
