import { expect, test } from 'vitest'
import { readTravellers, splitName } from './order-fields.ts'

test.each([
  ['Zehra Nur Ak', { firstName: 'Zehra Nur', lastName: 'Ak' }],
  ['Zehra', { firstName: 'Zehra', lastName: '' }],
])('%s is split into names', (name, names) => {
  expect(splitName(name)).toEqual(names)
})

test('travellers of a form are read by their place, at most as many as there may be', () => {
  const fields = { count: '3', 'travellers.0.firstName': 'Ali', 'travellers.1.fare': 'double' }

  expect(readTravellers(fields, 2)).toMatchObject([
    { firstName: 'Ali', fare: '' },
    { firstName: '', fare: 'double' },
  ])
})
