import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { plansOfCard } from './card-terms.ts'
import { installmentPlans } from './installments.ts'

const plans = installmentPlans(money(100_000, 'TRY'), true)
const countsFor = (counts: number[]) => plansOfCard(plans, { counts, bank: '', family: '' }).map(({ count }) => count)

test('a bank takes plans away', () => {
  expect(countsFor([1, 2, 3])).toEqual([1, 2, 3])
})

test('a bank adds none', () => {
  expect(countsFor([1, 4, 9, 36])).toEqual([1])
})

test('one payment is always possible', () => {
  expect(countsFor([])).toEqual([1])
})
