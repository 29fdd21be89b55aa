import { expect, test } from 'vitest'
import type { Money } from '#kernel/money.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { commissionOf, type CommissionRule } from './commission.ts'

const usd = (minor: number): Money => ({ minor, currency: 'USD' })
const general = aRule({ rate: { kind: 'percent', basisPoints: 800 } })
const umrah = aRule({ categoryId: 'umrah', rate: { kind: 'fixed', amount: usd(5000) } })
const ramadan = aRule({
  categoryId: 'umrah',
  rate: { kind: 'percent', basisPoints: 1000 },
  validFrom: plainDate('2027-02-01'),
  validTo: plainDate('2027-03-10'),
})

test.each([
  ['a tour of no category earns by the general rule', 'hotel', '2026-12-01', 16_000],
  ['a tour of a category earns by the rule of that category', 'umrah', '2026-12-01', 10_000],
  ['of two rules the one that began later counts', 'umrah', '2027-02-01', 20_000],
  ['a rule counts on its last day', 'umrah', '2027-03-10', 20_000],
  ['and no longer on the next', 'umrah', '2027-03-11', 10_000],
  ['before the first rule nothing is earned', 'umrah', '2025-12-31', 0],
])('%s', (_, category, on, earned) => {
  const commission = commissionOf([aLine('double')], facts({ category, on }))

  expect(commission).toEqual(usd(earned))
})

test('a fixed amount is earned for travellers who take a seat, and in its own currency alone', () => {
  const rules = [aRule({ rate: { kind: 'fixed', amount: usd(5000) } })]

  const babies = commissionOf([aLine('baby')], { ...facts({}), rules })
  const inEuro = commissionOf([aLine('double')], { ...facts({}), rules, currency: 'EUR' })

  expect([babies.minor, inEuro.minor]).toEqual([0, 0])
})

function aRule(change: Partial<CommissionRule>): CommissionRule {
  return {
    id: 'r',
    categoryId: null,
    rate: { kind: 'percent', basisPoints: 0 },
    validFrom: plainDate('2026-01-01'),
    validTo: null,
    ...change,
  }
}

/** Two travellers at a thousand dollars each. */
function aLine(fare: string) {
  return { tourId: 't', fare, quantity: 2, base: usd(100_000), price: usd(120_000) }
}

function facts({ category = 'umrah', on = '2026-12-01' }) {
  const rules = [general, umrah, ramadan]
  return { rules, categoriesOf: () => [category], on: plainDate(on), currency: 'USD' as const }
}
