import { expect, test } from 'vitest'
import { readTravellers } from './order-fields.ts'

test('travellers of a form are read by their place, at most as many as there may be', () => {
  const fields = { count: '3', 'travellers.0.firstName': 'Ali', 'travellers.1.fare': 'double' }

  expect(readTravellers(fields, 2)).toMatchObject([
    { firstName: 'Ali', fare: '' },
    { firstName: '', fare: 'double' },
  ])
})
