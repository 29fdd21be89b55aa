import { expect, test } from 'vitest'
import { isUnusual } from './unpaid-share.ts'

test.each([
  [{ seats: 8, orders: 3 }, { capacity: 47, sold: 39 }, true],
  [{ seats: 20, orders: 1 }, { capacity: 40, sold: 0 }, true],
  [{ seats: 9, orders: 1 }, { capacity: 47, sold: 38 }, false],
  [{ seats: 18, orders: 2 }, { capacity: 40, sold: 10 }, false],
  [{ seats: 10, orders: 5 }, { capacity: 47, sold: 0 }, false],
  [{ seats: 5, orders: 5 }, { capacity: 10, sold: 5 }, false],
])('%j of %j is unusual: %j', (unpaid, departure, expected) => {
  expect(isUnusual(unpaid, departure)).toBe(expected)
})
