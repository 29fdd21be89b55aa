import { expect, test } from 'vitest'
import { splitName } from './split-name.ts'

test.each([
  ['Zehra Nur Ak', { firstName: 'Zehra Nur', lastName: 'Ak' }],
  ['Zehra', { firstName: 'Zehra', lastName: '' }],
])('%s is split into names', (name, names) => {
  expect(splitName(name)).toEqual(names)
})
