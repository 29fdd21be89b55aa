import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { chooseFares, freeDiscount, freePlaces, guessFamilies } from './group.ts'

const people = (...names: string[]) => names.map((lastName) => ({ lastName, family: '' }))

test('who stands below each other under one surname is a family; the same surname further down is another one', () => {
  expect(guessFamilies(people('Yılmaz', 'YILMAZ', 'Kaya', 'Yılmaz', 'Yılmaz', 'Çelik'))).toEqual([
    'Yılmaz',
    'Yılmaz',
    'Kaya',
    'Yılmaz 2',
    'Yılmaz 2',
    'Çelik',
  ])
})

test('what the list says about families counts more than names, also where only the first row of a family says it', () => {
  const said = [
    { lastName: 'Ak', family: 'Oda 1' },
    { lastName: 'Kara', family: 'ODA 1' },
    { lastName: 'Kara', family: '' },
    { lastName: 'Kara', family: 'Oda 2' },
  ]

  expect(guessFamilies(said)).toEqual(['Oda 1', 'Oda 1', 'Oda 1', 'Oda 2'])
})

test.each([
  [1, ['quad']],
  [2, ['double', 'double']],
  [3, ['triple', 'triple', 'triple']],
  [4, ['quad', 'quad', 'quad', 'quad']],
  [5, ['triple', 'triple', 'triple', 'double', 'double']],
  [6, ['triple', 'triple', 'triple', 'triple', 'triple', 'triple']],
])('%i grown-ups of a family sleep as %j', (count, fares) => {
  const family = Array.from({ length: count }, () => ({ family: 'Ak', fare: '', bornOn: '' }))

  expect(chooseFares(family, hotel)).toEqual(fares)
})

test('children travel at the fare of their age on the day of return, and take no bed of the grown-ups', () => {
  const born = ['1980-01-01', '1982-01-01', '2015-02-09', '2015-02-11', '2025-06-01']
  const family = born.map((bornOn) => ({ family: 'Ak', fare: '', bornOn }))

  expect(chooseFares(family, hotel)).toEqual(['triple', 'triple', 'triple', 'child', 'baby'])
})

test('a fare that was chosen stays, and one that the departure does not sell gives way to the next larger room', () => {
  const pair = [
    { family: 'Ak', fare: 'single', bornOn: '' },
    { family: 'Kara', fare: '', bornOn: '' },
    { family: 'Kara', fare: 'double', bornOn: '' },
  ]

  expect(chooseFares(pair, { ...hotel, sold: ['single', 'triple', 'quad'] })).toEqual(['single', 'triple', 'triple'])
  expect(chooseFares(pair, { ...hotel, sold: ['adult', 'child'] })).toEqual(['adult', 'adult', 'adult'])
})

test.each([
  [20, 20, 0],
  [21, 20, 1],
  [41, 20, 1],
  [42, 20, 2],
  [45, null, 0],
])('of %i grown-ups with one free for every %s who pay, %i travel free', (grownUps, per, places) => {
  expect(freePlaces(grownUps, per)).toBe(places)
})

test("the first free place is the leader's, a further one the cheapest of a grown-up", () => {
  const usd = (minor: number) => money(minor, 'USD')
  const lines = [
    { fare: 'double', price: usd(150_000) },
    { fare: 'quad', price: usd(120_000) },
    { fare: 'baby', price: usd(10_000) },
  ]

  expect(freeDiscount(lines, { places: 0, leaderFare: 'double' }, 'USD')).toEqual(usd(0))
  expect(freeDiscount(lines, { places: 1, leaderFare: 'double' }, 'USD')).toEqual(usd(150_000))
  expect(freeDiscount(lines, { places: 3, leaderFare: 'double' }, 'USD')).toEqual(usd(390_000))
})

const hotel = {
  sold: ['single', 'double', 'triple', 'quad', 'child', 'baby'],
  returnsOn: plainDate('2027-02-10'),
  ages: { child: 2, adult: 12 },
}
