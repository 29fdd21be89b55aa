import { expect, test } from 'vitest'
import { joinList } from './join-list.ts'

test.each([
  ['tr', ['Türkçe', 'Arapça'], 'Türkçe, Arapça'],
  ['en', ['Turkish'], 'Turkish'],
  ['ar', ['التركية', 'العربية'], 'التركية، العربية'],
  ['ar', [], ''],
] as const)('puts the comma of %s between %j', (locale, parts, list) => {
  expect(joinList(parts, locale)).toBe(list)
})
