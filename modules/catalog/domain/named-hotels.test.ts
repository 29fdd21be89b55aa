import { expect, test } from 'vitest'
import { defaultNamedHotels, namedHotelOf } from './named-hotels.ts'

test.each([
  ['MOVENPICKUMRE', 'Mövenpick Hotel & Residence Hajar Tower Makkah'],
  ['ANJUMUMRE', 'Anjum Hotel Makkah'],
  ['5YANJUMUMREX', 'Anjum Hotel Makkah'],
])('names the Makkah hotel of %s', (code, name) => {
  expect(namedHotelOf(code, defaultNamedHotels)).toEqual({
    name,
    locality: 'Makkah',
    postalCode: '21955',
    country: 'SA',
  })
})

test('names no hotel for other codes', () => {
  expect(namedHotelOf('EKONOMIKUMRE', defaultNamedHotels)).toBeUndefined()
})
