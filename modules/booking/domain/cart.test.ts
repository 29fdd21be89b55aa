import { expect, test } from 'vitest'
import {
  addLine,
  badgeText,
  clearCart,
  countTravellers,
  emptyCart,
  parseQuantityInput,
  removeLine,
  setQuantity,
  type Cart,
} from './cart.ts'

const first = new Date('2026-12-01T10:00:00Z')
const second = new Date('2026-12-01T10:00:01Z')
const umrah = '12-02-2027-22-02-2027-MOVENPICKUMRE~double'

function aCart(...quantities: number[]): Cart {
  return quantities.reduce(
    (cart, quantity, index) => addLine(cart, { id: `t${index + 1}`, price: '100', quantity }, first),
    emptyCart,
  )
}

test('keeps every given field and adds quantity and time', () => {
  const cart = addLine(emptyCart, { id: 't1', price: '1.250,50 TL', title: 'X', foo: 1 }, first)

  expect(cart.lines).toEqual([
    expect.objectContaining({
      id: 't1',
      price: '1.250,50 TL',
      title: 'X',
      foo: 1,
      quantity: 1,
      addedAt: first.toISOString(),
    }),
  ])
})

test('reads tour and fare from the id', () => {
  const cart = addLine(emptyCart, { id: umrah, price: '2690' }, first)

  expect(cart.lines[0]).toMatchObject({ tourId: '12-02-2027-22-02-2027-MOVENPICKUMRE', fare: 'double' })
})

test.each([['abc'], [Number.NaN], [undefined], [0], [1.5], [null]])('treats the quantity %s as 1', (quantity) => {
  const cart = addLine(emptyCart, { id: 't1', price: '1', quantity }, first)

  expect(cart.lines[0]?.quantity).toBe(1)
})

test('adds to the quantity of a row that is there, and keeps the time of the first adding', () => {
  const twice = addLine(aCart(2), { id: 't1', price: '100', quantity: 3 }, second)
  const thrice = addLine(twice, { id: 't1', price: '100' }, second)

  expect(twice.lines).toEqual([expect.objectContaining({ quantity: 5, addedAt: first.toISOString() })])
  expect(thrice.lines[0]?.quantity).toBe(6)
})

test('appends a new row at the end', () => {
  expect(aCart(1, 1, 1).lines.map((line) => line.id)).toEqual(['t1', 't2', 't3'])
})

test.each([[0], [-1]])('removes a row whose quantity becomes %d', (quantity) => {
  expect(setQuantity(aCart(2, 1), 't1', quantity).lines.map((line) => line.id)).toEqual(['t2'])
})

test('sets a quantity without an upper limit', () => {
  expect(setQuantity(aCart(2), 't1', 250).lines[0]?.quantity).toBe(250)
})

test('removes one row and clears all rows', () => {
  expect(removeLine(aCart(1, 1), 't1').lines.map((line) => line.id)).toEqual(['t2'])
  expect(clearCart(aCart(1, 1)).lines).toEqual([])
})

test('raises the version by exactly one with each change', () => {
  const added = aCart(1, 1)
  const set = setQuantity(added, 't1', 4)
  const removed = removeLine(set, 't1')
  const cleared = clearCart(removed)

  expect([added, set, removed, cleared].map((cart) => cart.version)).toEqual([2, 3, 4, 5])
})

test('keeps the version when nothing changes', () => {
  const cart = aCart(3)

  expect(removeLine(cart, 'unknown')).toBe(cart)
  expect(setQuantity(cart, 'unknown', 2)).toBe(cart)
  expect(setQuantity(cart, 't1', 3)).toBe(cart)
  expect(clearCart(emptyCart)).toBe(emptyCart)
})

test('counts travellers for the badge, which ends at 99+', () => {
  expect(countTravellers(aCart(2, 3).lines)).toBe(5)
  expect([0, 99, 100].map((count) => badgeText(count, 99))).toEqual(['0', '99', '99+'])
})

test.each([
  ['0', 0],
  ['1', 1],
  [' 99 ', 99],
  ['100', undefined],
  ['1.5', undefined],
  ['-1', undefined],
  ['', undefined],
  ['abc', undefined],
])('reads the typed quantity %j as %s', (typed, expected) => {
  expect(parseQuantityInput(typed)).toBe(expected)
})
