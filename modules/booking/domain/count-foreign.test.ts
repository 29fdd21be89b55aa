import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exchangeBetween, type PairRate } from '#kernel/exchange-rate.ts'
import { money } from '#kernel/money.ts'
import { countForeign, differenceOf } from './count-foreign.ts'

const usd = (minor: number) => money(minor, 'USD')
const lira = (minor: number) => money(minor, 'TRY')
const rate: PairRate = { base: 'USD', quote: 'TRY', rate: { value: 412_345, scale: 4 } }
const rates = fc
  .tuple(fc.integer({ min: 1, max: 99_999_999 }), fc.integer({ min: 0, max: 6 }))
  .map(([value, scale]): PairRate => ({ base: 'USD', quote: 'TRY', rate: { value, scale } }))

test('lira count for dollars at the rate of the day', () => {
  expect(countForeign(lira(4_123_450), usd(538_000), rate)).toEqual({ ok: true, value: usd(100_000) })
})

test('dollars count for lira too', () => {
  expect(countForeign(usd(100_000), lira(9_000_000), rate)).toEqual({ ok: true, value: lira(4_123_450) })
})

test.each([
  ['more than the debt is', lira(4_123_451), usd(100_000), { code: 'more-than-owed', owed: usd(100_000) }],
  ['less than a cent', lira(10), usd(100_000), { code: 'too-little' }],
])('%s is refused', (_, paid, owed, error) => {
  expect(countForeign(paid, owed, rate)).toEqual({ ok: false, error })
})

test('what the debt is at the rate of the day pays it whole, however it is rounded', () => {
  const debts = fc.integer({ min: 1, max: 10_000_000 })
  fc.assert(
    fc.property(debts, rates, fc.boolean(), (minor, pair, isInLira) => {
      const owed = isInLira ? lira(minor) : usd(minor)
      const paid = exchangeBetween(owed, pair)
      if (paid.minor === 0) return

      expect(countForeign(paid, owed, pair)).toEqual({ ok: true, value: owed })
    }),
  )
})

test('never more is counted than is owed, and more money never counts for less', () => {
  const amounts = fc.integer({ min: 1, max: 10_000_000 })
  fc.assert(
    fc.property(amounts, amounts, amounts, rates, (owed, paid, more, pair) => {
      // More than the debt is refused, so it stands above everything that counts.
      const [one = 0, other = 0] = [paid, paid + more].map((minor) => {
        const counted = countForeign(lira(minor), usd(owed), pair)
        if (counted.ok) return counted.value.minor
        return counted.error.code === 'too-little' ? 0 : Infinity
      })

      expect(one).toSatisfy((minor: number) => minor <= owed || minor === Infinity)
      expect(other).toBeGreaterThanOrEqual(one)
    }),
  )
})

test.each([
  ['more lira than the order foresaw', lira(4_200_000), usd(100_000), rate, 76_550],
  ['fewer lira than the order foresaw', lira(4_000_000), usd(100_000), rate, -123_450],
  ['an order without a rate', lira(4_000_000), usd(100_000), null, 0],
  ['money that is no lira', money(90_000, 'EUR'), usd(100_000), rate, 0],
])('%s', (_, paid, counted, orderRate, minor) => {
  expect(differenceOf(paid, counted, orderRate)).toEqual(money(minor, paid.currency))
})
