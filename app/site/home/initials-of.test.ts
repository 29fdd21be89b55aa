import { expect, test } from 'vitest'
import { initialsOf } from './initials-of.ts'

test.each([
  ['Hatice K.', 'HK'],
  ['Ayşe Nur Yılmaz', 'AY'],
  ['İbrahim A.', 'İA'],
  ['محمد ع.', 'م'],
  ['Selin', 'S'],
  ['', ''],
])('makes of %j the monogram %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
