import { expect, test } from 'vitest'
import { parseIban, parseTurkishIban } from './iban.server.ts'

test.each([
  'TR330006100519786457841326',
  'TR33 0006 1005 1978 6457 8413 26',
  'tr330006100519786457841326',
  'TR320010009999901234567890',
  'TR430001500158007299123456',
  'TR810006400000112340001234',
  'TR900020500009406285800001',
  'TR670006200000000000000000',
])('%s is accepted', (typed) => {
  expect(parseTurkishIban(typed)).toBe(typed.replaceAll(' ', '').toUpperCase())
})

test.each([
  'TR330006100519786457841327',
  'TR330006110519786457841326',
  'TR33000610051978645784132',
  'TR3300061005197864578413260',
  'GB82WEST12345698765432',
  'DE89370400440532013000',
  '',
])('%s is refused', (typed) => {
  expect(parseTurkishIban(typed)).toBeUndefined()
})

test.each(['DE89 3704 0044 0532 0130 00', 'gb82west12345698765432', 'TR33 0006 1005 1978 6457 8413 26'])(
  'money may go back to %s',
  (typed) => {
    expect(parseIban(typed)).toBe(typed.replaceAll(' ', '').toUpperCase())
  },
)

test.each(['DE89370400440532013001', 'TR330006110519786457841326', 'XX00', ''])(
  'money goes to no account %s',
  (typed) => {
    expect(parseIban(typed)).toBeUndefined()
  },
)
