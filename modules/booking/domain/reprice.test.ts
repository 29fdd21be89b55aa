import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { reprice, type OrderAmounts } from './reprice.ts'

const usd = (minor: number) => money(minor, 'USD')

function amounts(change: Partial<OrderAmounts> = {}): OrderAmounts {
  return {
    subtotal: usd(538_000),
    discount: usd(5_000),
    tax: usd(81_305),
    taxRate: 1800,
    isTaxIncluded: true,
    total: usd(533_000),
    ...change,
  }
}

test('a lower price is a discount', () => {
  expect(reprice(amounts(), usd(500_000))).toEqual({
    subtotal: usd(538_000),
    discount: usd(38_000),
    tax: usd(76_271),
    total: usd(500_000),
    difference: usd(-33_000),
    sales: usd(0),
    discounts: usd(33_000),
  })
})

test('a higher price takes the discount back first, and raises the price by the rest', () => {
  expect(reprice(amounts(), usd(536_000))).toMatchObject({
    subtotal: usd(538_000),
    discount: usd(2_000),
    sales: usd(0),
    discounts: usd(-3_000),
  })
  expect(reprice(amounts(), usd(548_000))).toMatchObject({
    subtotal: usd(548_000),
    discount: usd(0),
    difference: usd(15_000),
    sales: usd(10_000),
    discounts: usd(-5_000),
  })
})

test.each([
  [100_000, true],
  [633_001, true],
  [100_001, false],
  [700_003, false],
])('a total of %i with tax inside %s adds up, in the order and in the books', (total, isTaxIncluded) => {
  const before = amounts(
    isTaxIncluded ? {} : { isTaxIncluded, total: usd(628_940), tax: usd(95_940), subtotal: usd(538_000) },
  )

  const after = reprice(before, usd(total))

  const net = after.subtotal.minor - after.discount.minor
  expect(isTaxIncluded ? net : net + after.tax.minor).toBe(total)
  expect(after.difference.minor).toBe(after.sales.minor - after.discounts.minor)
})
