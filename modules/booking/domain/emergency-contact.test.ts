import { expect, test } from 'vitest'
import { readEmergencyContact } from './emergency-contact.ts'

const typed = { name: '  Emine   Yılmaz ', relation: 'sibling', phone: '0532 000 00 00' }

test('keeps the name in one line and the number as it is dialled from anywhere', () => {
  expect(readEmergencyContact(typed, '+905320000000')).toEqual({
    contact: { name: 'Emine Yılmaz', relation: 'sibling', phone: '+905320000000' },
  })
})

test('names every field that is wrong', () => {
  expect(readEmergencyContact({ name: '', relation: 'aunt', phone: '12' }, undefined)).toEqual({
    problems: ['name', 'relation', 'phone'],
  })
  expect(readEmergencyContact({ ...typed, name: 'x'.repeat(81) }, '+905320000000')).toEqual({ problems: ['name'] })
})

test('neither a name nor a number is nobody, whatever the relation says', () => {
  expect(readEmergencyContact({ name: ' ', relation: 'child', phone: '' }, undefined)).toEqual({ contact: null })
})
