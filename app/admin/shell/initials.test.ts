import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Fatma Nur Demir', 'FD'],
  ['ismail kaya', 'İK'],
  ['  Elif ', 'E'],
  ['أحمد الحربي', 'أا'],
  ['', ''],
])('%j has the initials %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
