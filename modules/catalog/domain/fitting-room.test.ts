import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import type { Fare, FarePrice } from './fares.ts'
import { fittingRoom } from './fitting-room.ts'
import { priceParty } from './party.ts'

const wholePrices = {
  single: 2790,
  double: 1990,
  triple: 1740,
  quad: 1590,
  child: 1390,
  'child-no-bed': 1060,
  baby: 260,
}

function fares(...sold: (keyof typeof wholePrices)[]): FarePrice[] {
  return sold.map((fare) => ({ fare, price: money(wholePrices[fare] * 100, 'USD') }))
}

const everyFare = fares('single', 'double', 'triple', 'quad', 'child', 'child-no-bed', 'baby')

function roomFor(adults: number, children = 0, babies = 0, sold = everyFare): Fare | undefined {
  return fittingRoom(priceParty(sold, { adults, children, babies }))?.fare
}

test.each([
  ['one person', 1, 0, 0, 'single'],
  ['a couple', 2, 0, 0, 'double'],
  ['three people', 3, 0, 0, 'triple'],
  ['four people', 4, 0, 0, 'quad'],
  ['a couple with a baby', 2, 0, 1, 'double'],
  ['parents with a child, who fill a triple', 2, 1, 0, 'triple'],
  ['parents with two children, who fill a quad', 2, 2, 0, 'quad'],
  ['a lone parent with a child', 1, 1, 0, 'double'],
  ['a lone parent with two children', 1, 2, 0, 'triple'],
  ['eight people', 8, 0, 0, 'quad'],
] as const)('%s: %i adults, %i children and %i babies take the %s', (_, adults, children, babies, room) => {
  expect(roomFor(adults, children, babies)).toBe(room)
})

test('five take two rooms at the lower price, and nobody sleeps five times alone', () => {
  expect(roomFor(5)).toBe('quad')
})

test('a couple shares only where no room of its own is sold, at the lowest price', () => {
  expect(roomFor(2, 0, 0, fares('triple', 'quad'))).toBe('quad')
})

test('who cannot travel has no room', () => {
  expect(roomFor(2, 1, 0, fares('double'))).toBeUndefined()
})

test('a tour priced by person has its one row', () => {
  expect(
    fittingRoom(priceParty([{ fare: 'adult', price: money(7500, 'EUR') }], { adults: 2, children: 0, babies: 0 }))
      ?.fare,
  ).toBe('adult')
})
