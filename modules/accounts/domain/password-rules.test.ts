import { expect, test } from 'vitest'
import { missingPasswordRules } from './password-rules.ts'

test.each([
  ['Aa1!aaaa', []],
  ['Şifre-12', []],
  ['Aa1!aaa', ['length']],
  ['aa1!aaaa', ['upper']],
  ['AA1!AAAA', ['lower']],
  ['Aaa!aaaa', ['digit']],
  ['Aa11aaaa', ['special']],
  ['Aa1 aaaa', ['special']],
  ['', ['length', 'digit', 'lower', 'upper', 'special']],
] as const)('%j misses %j', (password, missing) => {
  expect(missingPasswordRules(password)).toEqual(missing)
})
