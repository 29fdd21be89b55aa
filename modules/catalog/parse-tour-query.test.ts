import { expect, test } from 'vitest'
import { parseTourQuery } from './parse-tour-query.server.ts'

const parse = (search: string) => parseTourQuery(new URLSearchParams(search))
const filterOf = (search: string) => parse(search).query.filter

test('reads every filter of an address', () => {
  const search =
    'month=2026-03&duration=5-8&category=umrah&stars=5&ramadan=true&hajj=true&private=true&availability=available&priceMax=2000&currency=USD&q=mekke&date=2026-03-12&sort=price&page=2'
  expect(parse(search)).toEqual({
    invalid: [],
    query: {
      sort: 'price',
      page: 2,
      currency: 'USD',
      filter: {
        month: '2026-03',
        durations: ['5-8'],
        category: 'umrah',
        stars: [5],
        ramadan: true,
        hajj: true,
        private: true,
        availability: 'available',
        priceMax: 2000,
        currency: 'USD',
        q: 'mekke',
        date: '2026-03-12',
      },
    },
  })
})

test.each([
  ['when=2027-02', { month: '2027-02' }],
  ['when=ramadan', { ramadan: true }],
  ['when=school', { holidays: ['school'] }],
  ['holiday=kandil,religious', { holidays: ['kandil', 'religious'] }],
])('reads %s', (search, filter) => {
  expect(parse(search)).toEqual({ invalid: [], query: { filter, sort: 'recommended', page: 1 } })
})

test.each(['when=easter', 'when=2027-13', 'holiday=monday'])('cannot read %s', (search) => {
  expect(parse(search).invalid).toEqual([search.split('=')[0]])
})

test('starts with the first page in the recommended order', () => {
  expect(parse('')).toEqual({ invalid: [], query: { filter: {}, sort: 'recommended', page: 1 } })
})

test.each(['11+', '11%2B', '11-plus'])('reads a duration of %s as eleven days and more', (text) => {
  expect(filterOf(`duration=${text}`)).toEqual({ durations: ['11+'] })
})

test('reads a number of days', () => {
  expect(filterOf('duration=8')).toEqual({ durations: [8] })
})

test('takes lists as repeated names and with commas', () => {
  expect(filterOf('stars=5&stars=4,3&kind=umrah&kind=hajj&airline=TK')).toEqual({
    stars: [5, 4, 3],
    kinds: ['umrah', 'hajj'],
    airlines: ['TK'],
  })
})

test('ignores empty fields, which native forms send', () => {
  expect(parse('q=&priceMax=&month=+&sort=')).toEqual(parse(''))
})

test('reads a currency that no bound is in as the one to show prices in', () => {
  expect(parse('currency=EUR').query).toEqual({ filter: {}, sort: 'recommended', page: 1, currency: 'EUR' })
})

test('leaves out a switch that is off', () => {
  expect(filterOf('ramadan=false&hajj=0')).toEqual({})
})

test('ignores names it does not know', () => {
  expect(parse('utm_source=x')).toEqual(parse(''))
})

test.each([
  'month=2026-13',
  'month=March',
  'duration=forever',
  'duration=-1',
  'category=../etc',
  'stars=6',
  'ramadan=maybe',
  'availability=some',
  'priceMax=1e9',
  'currency=XAU',
  'date=2026-02-30',
  'kind=cruise',
  'airline=turkish',
  'sort=random',
  'page=0',
  'page=1.5',
  `q=${'x'.repeat(101)}`,
])('names the field of %s as invalid', (search) => {
  expect(parse(search).invalid).toEqual([search.split('=')[0]])
})

test.each([
  ['4', 4, []],
  ['0', undefined, ['people']],
  ['many', undefined, ['people']],
])('reads a party of %s', (people, party, invalid) => {
  const read = parseTourQuery(new URLSearchParams({ people }))

  expect([read.query.filter.people, read.invalid]).toEqual([party, invalid])
})
