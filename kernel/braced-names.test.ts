import { expect, test } from 'vitest'
import { bracedNames } from './braced-names.ts'

test.each([
  ['tr', '\u2066{name}\u2069, \u2066{date}\u2069'],
  ['en', '\u2066{name}\u2069, \u2066{date}\u2069'],
  ['ar', '\u2066{name}\u2069، \u2066{date}\u2069'],
] as const)('names in braces stand together, with the comma of %s between them', (locale, said) => {
  expect(bracedNames(['name', 'date'], locale)).toBe(said)
})
