import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencies, money, sum } from '#kernel/money.ts'
import { installmentPlans } from './installments.ts'

const vectors: [number, number, number, number[]][] = [
  [10_000, 1, 10_000, [10_000]],
  [10_000, 2, 10_500, [5250, 5250]],
  [10_000, 3, 10_800, [3600, 3600, 3600]],
  [100_000, 6, 115_000, [...repeat(19_167, 5), 19_165]],
  [100_000, 12, 125_000, [...repeat(10_417, 11), 10_413]],
  [10_000, 6, 11_500, [...repeat(1917, 5), 1915]],
  [10_000, 12, 12_500, [...repeat(1042, 11), 1038]],
  [99_999, 2, 104_999, [52_500, 52_499]],
  [99_999, 3, 107_999, [36_000, 36_000, 35_999]],
  [99_999, 12, 124_999, [...repeat(10_417, 11), 10_412]],
  [125_050, 2, 131_303, [65_652, 65_651]],
  [125_050, 12, 156_313, [...repeat(13_026, 11), 13_027]],
  [333_333, 12, 416_666, [...repeat(34_722, 11), 34_724]],
]

describe.each(currencies)('in %s', (currency) => {
  test.each(vectors)('%i in %i parts is charged as %i', (minor, count, total, parts) => {
    const plan = installmentPlans(money(minor, currency), true).find((each) => each.count === count)

    expect(plan?.total).toEqual(money(total, currency))
    expect(plan?.parts).toEqual(parts.map((part) => money(part, currency)))
  })

  test('the table has 1, 2, 3, 6 and 12 payments at 0, 5, 8, 15 and 25 per cent', () => {
    const plans = installmentPlans(money(100_000, currency), true)

    expect(plans.map(({ count, surchargePercent, surcharge }) => [count, surchargePercent, surcharge])).toEqual([
      [1, 0, money(0, currency)],
      [2, 5, money(5000, currency)],
      [3, 8, money(8000, currency)],
      [6, 15, money(15_000, currency)],
      [12, 25, money(25_000, currency)],
    ])
  })

  test('the parts of every plan sum to its total, and the last is like the others', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (minor) => {
        for (const { total, parts } of installmentPlans(money(minor, currency), true)) {
          expect(sum(parts, currency)).toEqual(total)
          expect(Math.abs((parts[0]?.minor ?? 0) - (parts.at(-1)?.minor ?? 0))).toBeLessThanOrEqual(parts.length / 2)
        }
      }),
    )
  })
})

test('offers the single payment alone where installments are not allowed', () => {
  expect(installmentPlans(money(100_000, 'USD'), false).map((plan) => plan.count)).toEqual([1])
})

test('offers no plan with a part below one unit of the currency', () => {
  expect(installmentPlans(money(1, 'TRY'), true).map((plan) => plan.count)).toEqual([1])
  expect(installmentPlans(money(600, 'TRY'), true).map((plan) => plan.count)).toEqual([1, 2, 3, 6])
})

function repeat(value: number, count: number): number[] {
  return Array.from({ length: count }, () => value)
}
