import { expect, test } from 'vitest'
import { parsePrice } from './cart-price.ts'

test.each([
  ['1.250,50 TL', 1250.5],
  ['€ 990', 990],
  ['1250', 1250],
  ['0,5', 0.5],
  ['abc', 0],
  ['', 0],
  [12.5, 12.5],
  ['1250.00', 1250],
  ['1,250.50', 1250.5],
  ['$1,250.50', 1250.5],
  ['1.250', 1250],
  ['1250,50', 1250.5],
  ['1250.50', 1250.5],
  ['1.250.000', 1_250_000],
  ['1.250.000,75', 1_250_000.75],
  ['-5', 5],
  [Number.NaN, 0],
  [undefined, 0],
  [null, 0],
])('reads %j as %d', (price, expected) => {
  expect(parsePrice(price)).toBe(expected)
})
