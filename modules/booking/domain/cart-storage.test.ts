import { expect, test } from 'vitest'
import { decodeLines, encodeLines, readStoredCart, writeStoredCart } from './cart-storage.ts'

const tourId = '12-02-2027-22-02-2027-MOVENPICKUMRE'
const double = { tourId, fare: 'double', quantity: 2 }
const baby = { tourId, fare: 'baby', quantity: 1 }

test.each([['{bad'], ['{"id":"t1"}'], ['"text"'], ['null'], ['7'], ['']])('takes %j for an empty cart', (stored) => {
  expect(readStoredCart(stored)).toEqual([])
})

test('takes nothing stored for an empty cart', () => {
  expect(readStoredCart(null)).toEqual([])
})

test('leaves out rows without an id and repeated ones, repairs the quantity', () => {
  const stored = JSON.stringify([{ id: 't1', quantity: 'x', price: '5' }, { id: 't1' }, {}, null, 'text', { id: 7 }])

  expect(readStoredCart(stored)).toEqual([expect.objectContaining({ id: 't1', quantity: 1, price: '5' })])
})

test('reads back what was written, further fields included', () => {
  const lines = readStoredCart(
    JSON.stringify([
      { id: `${tourId}~double`, quantity: 2, price: '2690', title: 'Ramazan', addedAt: '2026-12-01T10:00:00.000Z' },
    ]),
  )

  expect(readStoredCart(writeStoredCart(lines))).toEqual(lines)
})

test('writes and reads the cookie', () => {
  const text = encodeLines([double, baby])

  expect(text).toBe(`${tourId}~double~2.${tourId}~baby~1`)
  expect(decodeLines(text)).toEqual([double, baby])
})

test('uses only characters that a cookie may hold', () => {
  expect(encodeLines([double, baby])).toMatch(/^[A-Za-z0-9~.-]+$/)
})

test('leaves rows out of the cookie that name no tour of ours', () => {
  expect(encodeLines([{ tourId: 't1; Path=/', fare: 'double', quantity: 1 }, baby])).toBe(`${tourId}~baby~1`)
})

test.each([
  [''],
  ['garbage'],
  [`${tourId}~double`],
  [`${tourId}~double~0`],
  [`${tourId}~double~-1`],
  [`${tourId}~Double~1`],
  [`${tourId}~double~1000`],
])('reads no row from %j', (text) => {
  expect(decodeLines(text)).toEqual([])
})

test('adds repeated rows up', () => {
  expect(decodeLines(`${tourId}~double~2.${tourId}~double~1`)).toEqual([{ ...double, quantity: 3 }])
})
