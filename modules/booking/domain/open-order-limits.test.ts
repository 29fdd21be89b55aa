import { expect, test } from 'vitest'
import { defaultOpenOrderLimits, mayHoldMore, type UnpaidOrder } from './open-order-limits.ts'

const limits = defaultOpenOrderLimits

function orders(count: number, seats: number, change: Partial<UnpaidOrder> = {}): UnpaidOrder[] {
  return Array.from({ length: count }, () => ({
    seats,
    isOpen: true,
    isSameContact: false,
    isSameNetwork: true,
    ...change,
  }))
}

test('eight families of nine may order at once from one hall', () => {
  expect(mayHoldMore(orders(7, 9), 9, limits)).toBe(true)
  expect(mayHoldMore(orders(8, 9), 9, limits)).toBe(false)
})

test('one organiser may order for three families of nine, and pay in three currencies', () => {
  expect(mayHoldMore(orders(2, 9, { isSameContact: true }), 9, limits)).toBe(true)
  expect(mayHoldMore(orders(3, 9, { isSameContact: true }), 1, limits)).toBe(false)
  expect(mayHoldMore(orders(4, 1, { isSameContact: true }), 1, limits)).toBe(false)
})

test('a single order is held to the same number of seats', () => {
  expect(mayHoldMore([], 27, limits)).toBe(true)
  expect(mayHoldMore([], 28, limits)).toBe(false)
})

test('orders that nobody paid for count for a day, so that nobody holds seats by turns', () => {
  const lapsed = orders(8, 1, { isOpen: false, isSameContact: true })

  expect(mayHoldMore(lapsed.slice(1), 1, limits)).toBe(true)
  expect(mayHoldMore(lapsed, 1, limits)).toBe(false)
  expect(mayHoldMore(orders(16, 9, { isOpen: false }), 1, limits)).toBe(false)
})

test('orders of others count for nothing', () => {
  expect(mayHoldMore(orders(50, 9, { isSameNetwork: false }), 9, limits)).toBe(true)
})
