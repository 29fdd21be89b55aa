import { expect, test } from 'vitest'
import { redact, REDACTED } from './redact.ts'

test('what an act changed stays readable', () => {
  const change = { status: 'paid', amount: { minor: 50_000, currency: 'USD' }, isActive: false, roles: ['admin'] }

  expect(redact(change)).toEqual(change)
})

test.each(['fullName', 'first_name', 'email', 'tckn', 'passportNo', 'phone', 'password', 'access_token', 'iban'])(
  'the field %s never keeps its value',
  (name) => {
    expect(redact({ deep: [{ [name]: 'Ayşe 1' }] })).toEqual({ deep: [{ [name]: REDACTED }] })
  },
)

test.each(['ayse@example.com', '10000000146', '4111 1111 1111 1111'])('%s is not kept under any name', (text) => {
  expect(redact({ note: text, list: [text] })).toEqual({ note: REDACTED, list: [REDACTED] })
})

test('that something was not given can be told', () => {
  expect(redact({ tckn: null, phone: '' })).toEqual({ tckn: null, phone: '' })
})

test('instants are written as text, what is undefined is left out', () => {
  expect(redact({ at: new Date('2027-01-01T00:00:00Z'), gone: undefined })).toEqual({ at: '2027-01-01T00:00:00.000Z' })
})
