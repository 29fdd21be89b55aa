import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { writeTourQuery, type TourFilter } from '#modules/catalog/index.ts'
import { listQuery } from './named-lists.ts'

/** A filter that is added and not written here does not compile. */
const everything: Required<TourFilter> = {
  month: '2027-02',
  durations: ['11+'],
  category: 'umre',
  stars: [5],
  ramadan: true,
  holidays: ['religious'],
  hajj: true,
  private: true,
  family: true,
  economy: true,
  near: true,
  direct: true,
  certain: true,
  availability: 'available',
  priceMin: 1,
  priceMax: 2,
  currency: 'USD',
  walk: 5,
  people: 2,
  q: 'mekke',
  date: plainDate('2027-02-12'),
  kinds: ['umrah'],
  city: 'makkah',
  airlines: ['TK'],
  language: 'tr',
}

test('lists are told every filter that an address can write', () => {
  const named: readonly string[] = listQuery

  const untold = Object.keys(writeTourQuery({ filter: everything, sort: 'price', page: 2 })).filter(
    (name) => !named.includes(name),
  )

  expect(untold).toEqual([])
})
