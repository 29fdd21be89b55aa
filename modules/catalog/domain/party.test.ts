import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import type { FarePrice } from './fares.ts'
import { priceParty } from './party.ts'

const usd = (whole: number) => money(whole * 100, 'USD')
const rooms: FarePrice[] = [
  { fare: 'single', price: usd(3790) },
  { fare: 'double', price: usd(2690) },
  { fare: 'triple', price: usd(2390) },
  { fare: 'quad', price: usd(2190) },
  { fare: 'child', price: usd(1640) },
  { fare: 'child-no-bed', price: usd(1240) },
  { fare: 'baby', price: usd(250) },
]
const rowOf = (fare: string, party: Parameters<typeof priceParty>[1]) =>
  priceParty(rooms, party).find((row) => row.fare === fare)

test('lists the cheapest bed first', () => {
  expect(priceParty(rooms, { adults: 2, children: 0, babies: 0 }).map((row) => row.fare)).toEqual([
    'quad',
    'triple',
    'double',
    'single',
  ])
})

test('fills whole rooms when the adults divide', () => {
  expect(rowOf('quad', { adults: 4, children: 0, babies: 0 })).toMatchObject({
    total: usd(8760),
    lines: [{ fare: 'quad', travellers: 4, rooms: 1 }],
    isSplit: false,
    isShared: false,
  })
})

test('proposes three in a triple and one in a single for four adults', () => {
  expect(rowOf('triple', { adults: 4, children: 0, babies: 0 })).toMatchObject({
    total: usd(3 * 2390 + 3790),
    lines: [
      { fare: 'triple', travellers: 3, rooms: 1 },
      { fare: 'single', travellers: 1, rooms: 1 },
    ],
    isSplit: true,
  })
})

test('gives the rest of seven adults in quads a triple', () => {
  expect(rowOf('quad', { adults: 7, children: 0, babies: 0 })?.lines).toMatchObject([
    { fare: 'quad', travellers: 4, rooms: 1 },
    { fare: 'triple', travellers: 3, rooms: 1 },
  ])
})

test('lets a lone traveller share a room of four at the price of one bed', () => {
  expect(rowOf('quad', { adults: 1, children: 0, babies: 0 })).toMatchObject({
    total: usd(2190),
    isShared: true,
    isSplit: false,
  })
})

test.each([
  [2, false],
  [1, true],
])('parents in a room of four with %i children share it: %s', (children, isShared) => {
  expect(rowOf('quad', { adults: 2, children, babies: 0 })?.isShared).toBe(isShared)
})

test('adds children and babies to every row', () => {
  expect(rowOf('double', { adults: 2, children: 1, babies: 1 })?.total).toEqual(usd(2 * 2690 + 1640 + 250))
})

test('lets the first child of a lone adult pay for a bed', () => {
  expect(rowOf('double', { adults: 1, children: 2, babies: 0 })?.lines).toMatchObject([
    { fare: 'double', travellers: 2 },
    { fare: 'child', travellers: 1 },
  ])
})

test('offers nothing when a child cannot travel', () => {
  const withoutChildren = rooms.filter((each) => !each.fare.startsWith('child'))
  expect(priceParty(withoutChildren, { adults: 2, children: 1, babies: 0 })).toEqual([])
})

test('offers nothing to a party without adults', () => {
  expect(priceParty(rooms, { adults: 0, children: 2, babies: 0 })).toEqual([])
})

test('prices tours by person in one row', () => {
  const byPerson: FarePrice[] = [
    { fare: 'adult', price: usd(75) },
    { fare: 'child', price: usd(45) },
    { fare: 'baby', price: usd(0) },
  ]
  expect(priceParty(byPerson, { adults: 2, children: 2, babies: 1 })).toMatchObject([
    { fare: 'adult', total: usd(240), isShared: false },
  ])
})
