import { expect, test } from 'vitest'
import { toldContact, toldTraveller } from '../domain/told-change.ts'
import { noFlags } from '../domain/traveller-fields.ts'
import { readTold } from './told-changes.server.ts'

const contact = {
  firstName: 'Ayşe',
  lastName: 'Ak',
  email: 'a@b.c',
  phone: '1',
  address: '',
  city: 'Konya',
  country: 'TR',
}
const person = {
  firstName: 'Ayşe',
  lastName: 'Ak',
  gender: null,
  bornOn: null,
  nationality: 'TR',
  tckn: null,
  passportNo: null,
  passportExpiresOn: null,
  ...noFlags,
}

test('of a customer only what is different is told, with what was before', () => {
  expect(toldContact(contact, { ...contact, lastName: 'Kaya', address: 'Meram' })).toEqual([
    { what: 'customer', was: { text: 'Ayşe Ak' }, is: { text: 'Ayşe Kaya' } },
    { what: 'address', is: { text: 'Meram' } },
  ])
})

test('numbers of papers are named and never said', () => {
  const told = toldTraveller(person, { ...person, tckn: '10000000146', passportNo: 'U12345678' })

  expect(told).toEqual([{ what: 'tckn' }, { what: 'passportNo' }])
})

test('what is written is read again', () => {
  const changes = [...toldContact(contact, { ...contact, email: 'x@y.z' }), { what: 'total', was: { minor: 5 } }]

  expect(readTold({ staff: 's', travellerId: 't', travellerIds: ['t', 'u'], changes })).toEqual({
    staffId: 's',
    travellerIds: ['t', 'u'],
    changes,
  })
})

test('entries of before are read as far as they say something', () => {
  expect(readTold({ staffId: 's', fromMinor: 500, toMinor: 400, travellers: 2 })).toEqual({
    staffId: 's',
    travellerIds: [],
    changes: [{ what: 'total', was: { minor: 500 }, is: { minor: 400 } }],
  })
  expect(readTold({ staff: { id: 's', name: 'Fatma' }, changes: 'torn' })).toMatchObject({ staffId: 's', changes: [] })
})
