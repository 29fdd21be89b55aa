import { expect, test } from 'vitest'
import { defaultNamedHotels, namedHotelOf, postalCodeOf } from './named-hotels.ts'

test.each([
  ['MOVENPICKUMRE', 'Mövenpick Hotel & Residence Hajar Tower Makkah'],
  ['ANJUMUMRE', 'Anjum Hotel Makkah'],
  ['5YANJUMUMREX', 'Anjum Hotel Makkah'],
])('names the Makkah hotel of %s', (code, name) => {
  expect(namedHotelOf(code, defaultNamedHotels, '21955')).toEqual({
    name,
    locality: 'Makkah',
    postalCode: '21955',
    country: 'SA',
  })
})

test('names no hotel for other codes', () => {
  expect(namedHotelOf('EKONOMIKUMRE', defaultNamedHotels, '21955')).toBeUndefined()
})

test.each([
  [{ city: 'makkah', postalCode: null }, '21955'],
  [{ city: 'makkah', postalCode: '24231' }, '24231'],
  [{ city: 'madinah', postalCode: null }, null],
])('the postal code of %j is %s', (hotel, code) => {
  expect(postalCodeOf(hotel, '21955')).toBe(code)
})
