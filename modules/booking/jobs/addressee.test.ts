import { expect, test } from 'vitest'
import { addresseeOf } from './addressee.ts'

const contact = { firstName: 'Ayşe', lastName: 'Yılmaz', phone: '', address: '', city: '', country: 'TR' as const }
const none = { contact: { ...contact, email: '' } }
const paidBy = (name: string) => ({ payer: { name, email: 'payer@example.com' } })

test('a customer is mailed at their own address, and without one at that with which they paid', () => {
  expect(addresseeOf({ contact: { ...contact, email: 'ayse@example.com' } }, paidBy('Ayşe Yılmaz'))).toBe(
    'ayse@example.com',
  )
  expect(addresseeOf(none, paidBy('AYSE YILMAZ'))).toBe('payer@example.com')
  expect(addresseeOf(none, undefined)).toBe('')
})

test('somebody else who pays is mailed none of the documents', () => {
  expect(addresseeOf(none, paidBy('Mustafa Kaya'))).toBe('')
})
