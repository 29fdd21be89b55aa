import { expect, test } from 'vitest'
import type { Hotel } from './hotel.ts'
import { chooseHotels, countHotelFacets, sortHotels } from './hotel-query.ts'

const same = (text: string) => ({ tr: text, en: text, ar: text })

function aHotel(key: string, facts: Partial<Hotel> = {}): Hotel {
  return {
    key,
    link: key,
    links: same(key),
    name: key,
    latinName: key,
    city: 'makkah',
    cityName: 'Makkah',
    cityNames: { tr: 'Mekke', en: 'Makkah', ar: 'مكة المكرمة' },
    district: '',
    stars: 5,
    country: 'SA',
    postalCode: null,
    coordinates: null,
    distanceTo: null,
    distanceToName: null,
    walkMetres: 100,
    walkMinutes: 2,
    description: '',
    facilities: [],
    roomTypes: [],
    image: '',
    gallery: [],
    ...facts,
  }
}

const madinah = { city: 'madinah', cityName: 'Madinah', cityNames: same('Madinah') }
const hotels = [
  aHotel('b', { stars: 4, walkMetres: 300 }),
  aHotel('c', { stars: null, walkMetres: null }),
  aHotel('a', { ...madinah, walkMetres: 200 }),
]
const keysOf = (list: Hotel[]) => list.map(({ key }) => key)

test.each([
  [{ city: 'makkah' }, ['b', 'c']],
  [{ city: 'mekke' }, ['b', 'c']],
  [{ city: 'مكة-المكرمة' }, ['b', 'c']],
  [{ city: 'atlantis' }, []],
  [{ stars: [4] }, ['b']],
  [{ stars: [4, 5] }, ['b', 'a']],
  [{ city: 'madinah', stars: [4] }, []],
])('lets through %o', (filter, keys) => {
  expect(keysOf(chooseHotels(hotels, filter))).toEqual(keys)
})

test.each([
  ['recommended', ['b', 'c', 'a']],
  ['name', ['a', 'b', 'c']],
  ['-name', ['c', 'b', 'a']],
  ['stars', ['b', 'a', 'c']],
  ['-stars', ['a', 'b', 'c']],
  ['distance', ['a', 'b', 'c']],
  ['-distance', ['b', 'a', 'c']],
] as const)('orders by %s, the unknown last', (sort, keys) => {
  expect(keysOf(sortHotels(hotels, sort, 'en'))).toEqual(keys)
})

test('counts each control with the other one as it is', () => {
  expect(countHotelFacets(hotels, { city: 'makkah' })).toEqual({
    cities: [
      { value: 'makkah', name: 'Makkah', count: 2 },
      { value: 'madinah', name: 'Madinah', count: 1 },
    ],
    stars: [
      { value: 5, count: 0 },
      { value: 4, count: 1 },
    ],
  })
})
