import { expect, test } from 'vitest'
import { listAddress } from './list-address.ts'

test.each([
  [{}, '/tours'],
  [{ month: '2027-02' }, '/tours/month/2027-02'],
  [{ durations: ['11+'] }, '/tours/duration/11-plus'],
  [{ ramadan: true }, '/tours/ramadan'],
  [{ stars: [5] }, '/tours/5-star'],
  [{ hajj: true }, '/tours/hajj'],
  [{ private: true }, '/tours/private'],
  [{ kinds: ['day'] }, '/gunluk-turlar'],
] as const)('gives the list of %j its own address', (filter, path) => {
  expect(listAddress({ filter: structuredClone(filter) as Parameters<typeof listAddress>[0]['filter'] })).toBe(path)
})

test('writes other filters into a query', () => {
  expect(listAddress({ filter: { ramadan: true, stars: [5, 4], durations: ['11+'] } })).toBe(
    '/tours?ramadan=true&duration=11-plus&stars=5&stars=4',
  )
})

test('keeps order and page beside an own address', () => {
  expect(listAddress({ filter: { ramadan: true }, sort: 'price', page: 2 })).toBe('/tours/ramadan?sort=price&page=2')
})

test('leaves the usual order and the first page out', () => {
  expect(listAddress({ filter: {}, sort: 'recommended', page: 1 })).toBe('/tours')
})
