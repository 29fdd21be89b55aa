import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies, money } from '#kernel/money.ts'
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

test.each(vectors)('%i in %i parts is charged as %i', (minor, count, total, parts) => {
  const plan = installmentPlans(money(minor, 'TRY'), true).find((each) => each.count === count)

  expect(plan?.total).toEqual(money(total, 'TRY'))
  expect(plan?.parts.map((part) => part.minor)).toEqual(parts)
})

test('the parts of every plan sum to its total in every currency, and the last is like the others', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.constantFrom(...currencies), (minor, currency) => {
      for (const { total, parts } of installmentPlans(money(minor, currency), true)) {
        expect(parts.reduce((sum, part) => sum + part.minor, 0)).toBe(total.minor)
        expect(Math.abs((parts[0]?.minor ?? 0) - (parts.at(-1)?.minor ?? 0))).toBeLessThanOrEqual(parts.length / 2)
      }
    }),
  )
})

test('offers 1, 2, 3, 6 and 12 payments at 0, 5, 8, 15 and 25 per cent', () => {
  const plans = installmentPlans(money(100_000, 'USD'), true)

  expect(plans.map((plan) => [plan.count, plan.surchargePercent])).toEqual([
    [1, 0],
    [2, 5],
    [3, 8],
    [6, 15],
    [12, 25],
  ])
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
