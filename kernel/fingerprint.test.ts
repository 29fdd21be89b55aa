import { expect, test } from 'vitest'
import { fingerprintOf } from './fingerprint.ts'

test('the same text has the same name', () => {
  expect(fingerprintOf('Ramazan umresi')).toBe(fingerprintOf('Ramazan umresi'))
})

test.each(['Ramazan umresi ', 'ramazan umresi', 'Ramazan umresı', ''])('%j has another name', (text) => {
  expect(fingerprintOf(text)).not.toBe(fingerprintOf('Ramazan umresi'))
})

test('a name fits into an address', () => {
  expect(fingerprintOf('عمرة رمضان')).toMatch(/^[0-9a-z]{5,11}$/)
})
