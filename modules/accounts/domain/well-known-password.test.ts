import { expect, test } from 'vitest'
import { isWellKnown } from './well-known-password.ts'

const list = new Set(['password1', 'qwerty123', 'galatasaray', 'ayşe', 'p@ssw0rd', 'iloveyou'])
const isListed = (listed: string) => list.has(listed)

test.each([
  ['qwerty123', 'as it is'],
  ['Qwerty123', 'in another case'],
  ['Qwerty123!?', 'with signs at its end'],
  ['P@ssw0rd', 'with signs that are listed too'],
  ['P@$$w0rd1!', 'with signs for letters'],
  ['1905Galatasaray!', 'a long word with anything around it'],
  ['!L0v3y0u-Iloveyou2', 'not it', false],
  ['Kafile-2026!', 'our own name with a year'],
  ['Umre2027!', 'a word of the trade'],
  ['Şifre123!', 'the word for it'],
  ['Ayşe1990!', 'a short word is a name like many', false],
  ['Zeytin-dalı-77', 'nothing of it', false],
])('%s: %s', (password, _why, expected: boolean = true) => {
  expect(isWellKnown(password, isListed)).toBe(expected)
})
