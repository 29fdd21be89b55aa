import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { readTravellers } from './order-fields.ts'

const today = plainDate('2026-11-24')

test('travellers of a form are read by their place, at most as many as there may be', () => {
  const fields = { count: '3', 'travellers.0.firstName': 'Ali', 'travellers.1.fare': 'double' }

  expect(readTravellers(fields, 2, today)).toMatchObject([
    { firstName: 'Ali', fare: '' },
    { firstName: '', fare: 'double' },
  ])
})

test('days are read as people type them, and what nobody can read goes on as it was typed', () => {
  const fields = {
    count: '2',
    'travellers.0.bornOn': '12/3/79',
    'travellers.0.passportExpiresOn': '1.7.31',
    'travellers.1.bornOn': '31.02.1979',
  }

  expect(readTravellers(fields, 2, today)).toMatchObject([
    { bornOn: '1979-03-12', passportExpiresOn: '2031-07-01' },
    { bornOn: '31.02.1979', passportExpiresOn: '' },
  ])
})
