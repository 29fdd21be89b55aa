import { expect, test } from 'vitest'
import { parseHotelQuery } from './parse-hotel-query.server.ts'

const parse = (search: string) => parseHotelQuery(new URLSearchParams(search))

test('reads city, stars, order and page', () => {
  expect(parse('city=makkah&stars=5,4&stars=5&sort=-stars&page=2')).toEqual({
    query: { filter: { city: 'makkah', stars: [5, 4] }, sort: '-stars', page: 2 },
    invalid: [],
  })
})

test('takes the empty fields of a native form for none', () => {
  expect(parse('city=&stars=&page=')).toEqual({ query: { filter: {}, sort: 'recommended', page: 1 }, invalid: [] })
})

test.each(['city=a%00b', 'stars=9', 'stars=x', 'sort=luck', 'page=0'])('names the field of %s', (search) => {
  expect(parse(search).invalid).toEqual([search.split('=')[0]])
})
