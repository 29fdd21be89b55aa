import { expect, test } from 'vitest'
import { isToken, newReference, newToken } from './ids.ts'

const thousand = <Value>(make: () => Value): Set<Value> => new Set(Array.from({ length: 1000 }, make))

test('a token is 22 characters that can stand in an address, and never comes twice', () => {
  const tokens = thousand(() => newToken())

  expect(tokens.size).toBe(1000)
  expect([...tokens].every((token) => /^[A-Za-z0-9_-]{22}$/.test(token) && isToken(token))).toBe(true)
})

test('a token of 32 bytes has 43 characters', () => {
  expect(newToken(32)).toHaveLength(43)
  expect(isToken(newToken(32))).toBe(true)
})

test.each([
  '',
  'short',
  'a'.repeat(21),
  'a'.repeat(44),
  `${'a'.repeat(21)}/`,
  `${'a'.repeat(22)}\n`,
  '../../../../etc/passwd1',
])('%j is no token', (text) => {
  expect(isToken(text)).toBe(false)
})

test('a reference has no letter that is read as a digit', () => {
  const references = thousand(() => newReference())

  expect(references.size).toBe(1000)
  expect([...references].every((reference) => /^[2-9A-HJ-NP-Z]{8}$/.test(reference))).toBe(true)
  expect(newReference(6)).toHaveLength(6)
})
