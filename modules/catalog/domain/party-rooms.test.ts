import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import type { Fare, FarePrice } from './fares.ts'
import {
  faresOfParty,
  kindsOnSale,
  proposeRooms,
  roomFareOf,
  type GuestKind,
  type PlacedGuest,
  type WishedRoom,
} from './party-rooms.ts'

const pricesOf = (...fares: Fare[]): FarePrice[] =>
  fares.map((fare, at) => ({ fare, price: money(100_000 + at, 'USD') }))

const umrah = pricesOf('single', 'double', 'triple', 'quad', 'child', 'baby')
const adults = (count: number): GuestKind[] => Array.from({ length: count }, () => 'adult')
const inRooms = (...rooms: GuestKind[][]): PlacedGuest[] =>
  rooms.flatMap((kinds, at) => kinds.map((kind) => ({ kind, room: at + 1 })))
const fares = (guests: PlacedGuest[], rooms: WishedRoom[] = [], prices = umrah) => faresOfParty(guests, rooms, prices)

test.each([
  [1, [1]],
  [2, [1, 1]],
  [3, [1, 1, 1]],
  [4, [1, 1, 1, 1]],
  [5, [1, 1, 2, 2, 2]],
  [6, [1, 1, 2, 2, 3, 3]],
  [7, [1, 1, 2, 2, 3, 3, 3]],
])('%i adults are proposed a room they fill, or two by two', (count, rooms) => {
  expect(proposeRooms(adults(count), umrah)).toEqual(rooms)
})

test('where no room holds three, one is left alone', () => {
  expect(proposeRooms(adults(5), pricesOf('single', 'double'))).toEqual([1, 1, 2, 2, 3])
})

test('children sleep beside the first, whatever their place in the list', () => {
  expect(proposeRooms(['child', 'adult', 'adult', 'baby'], umrah)).toEqual([1, 1, 1, 1])
})

test('a room is sold as what it fills, children by fares of their own', () => {
  expect(fares(inRooms(['adult', 'adult', 'child', 'baby'], adults(3)))).toEqual([
    'double',
    'double',
    'child',
    'baby',
    'triple',
    'triple',
    'triple',
  ])
})

test('somebody alone may share a larger room, and nobody gets one that is too small', () => {
  expect(fares(inRooms(adults(1)), ['quad'])).toEqual(['quad'])
  expect(fares(inRooms(adults(3)), ['double'])).toEqual(['triple', 'triple', 'triple'])
})

test('the first child of a lone adult takes a bed, as in the price of the party on its page', () => {
  expect(fares(inRooms(['adult', 'child', 'child']))).toEqual(['double', 'double', 'child'])
})

test('five in one room are sold nothing, nor is a child where no child is sold', () => {
  expect(fares(inRooms(adults(5)))).toEqual(adults(5).map(() => undefined))
  expect(fares(inRooms(['adult', 'adult', 'child']), [], pricesOf('double'))).toEqual(['double', 'double', undefined])
})

test('a journey without rooms has one price for adults', () => {
  const day = pricesOf('adult', 'child')

  expect(proposeRooms(adults(5), day)).toEqual([1, 1, 1, 1, 1])
  expect(fares(inRooms(['adult', 'child']), [], day)).toEqual(['adult', 'child'])
  expect(kindsOnSale(day)).toEqual(['adult', 'child'])
})

test('a size that is not on sale becomes the next one that is', () => {
  expect(roomFareOf(['adult', 'adult'], 'fitting', pricesOf('quad', 'triple'))).toBe('triple')
})
