import { expect, test } from 'vitest'
import { nobody, saleContact } from './sale-contact.ts'

const known = {
  firstName: 'Zehra',
  lastName: 'Ak',
  email: 'old@example.com',
  phone: '+905321234567',
  address: 'Örnek Sokak 1',
  city: 'Konya',
  country: 'TR' as const,
}

test('what a request says goes before what an earlier order says, which completes it', () => {
  const asked = { name: 'zehra AK', email: 'new@example.com', phone: '' }

  expect(saleContact(asked, known)).toEqual({
    ...known,
    firstName: 'zehra',
    lastName: 'AK',
    email: 'new@example.com',
  })
})

test('of somebody else at the same number nothing is taken over', () => {
  const asked = { name: 'Ömer Ak', email: '', phone: '+905321234567' }

  expect(saleContact(asked, known)).toEqual({ ...nobody, firstName: 'Ömer', lastName: 'Ak', phone: '+905321234567' })
})

test('without a request it is whoever is known', () => {
  expect([saleContact(undefined, known), saleContact(undefined, undefined)]).toEqual([known, undefined])
})
