import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money, sum } from '#kernel/money.ts'
import { areSameShares, proposeShares, splitLine, type LineShare, type Taker } from './split-line.ts'

const usd = (minor: number) => money(minor, 'USD')
const minors = fc.integer({ min: 1, max: 100_000_000 })
const sharesOf = (amounts: number[]): LineShare[] =>
  amounts.map((minor, index) => ({ subject: { kind: 'order' as const, ref: `order-${index}` }, amount: usd(minor) }))

test('shares and remainder are together always what was there', () => {
  fc.assert(
    fc.property(minors, fc.array(minors, { minLength: 1, maxLength: 8 }), (rest, amounts) => {
      const split = splitLine(usd(rest), sharesOf(amounts))
      const taken = amounts.reduce((all, each) => all + each, 0)

      expect(split.ok).toBe(taken <= rest)
      if (!split.ok) return
      const all = [...split.value.shares.map(({ amount }) => amount), split.value.remainder]
      expect(sum(all, 'USD')).toEqual(usd(rest))
      expect(split.value.remainder.minor).toBeGreaterThanOrEqual(0)
    }),
  )
})

test.each<[string, LineShare[], object]>([
  ['no order', [], { code: 'no-share' }],
  ['one order twice', [...sharesOf([1]), ...sharesOf([2])], { code: 'share-twice' }],
  ['more than the line brought', sharesOf([60, 41]), { code: 'more-than-line', rest: usd(100) }],
])('%s is refused', (_, shares, error) => {
  expect(splitLine(usd(100), shares)).toEqual({ ok: false, error })
})

test.each([
  ['nothing', () => splitLine(usd(100), sharesOf([0])), 'above zero'],
  ['another currency', () => splitLine(money(100, 'TRY'), sharesOf([1])), 'of the currency of its line'],
])('a share of %s is a mistake of a programmer', (_, split, reason) => {
  expect(split).toThrow(reason)
})

test('two people choose the same when orders and amounts are the same, in whatever order', () => {
  const shares = sharesOf([10, 20])

  expect(areSameShares(shares, shares.toReversed())).toBe(true)
  expect(areSameShares(shares, sharesOf([10, 21]))).toBe(false)
  expect(areSameShares(shares, sharesOf([10]))).toBe(false)
})

const taker = (ref: string, minor: number, ...reasons: Taker['reasons']): Taker => ({
  subject: { kind: 'order', ref },
  owed: usd(minor),
  reasons,
})

test.each<[string, Taker[], [string, number][]]>([
  [
    'the orders that are written',
    [taker('a', 60, 'number'), taker('b', 70, 'number')],
    [
      ['a', 60],
      ['b', 40],
    ],
  ],
  ['the first one when it is likely', [taker('a', 100, 'name', 'amount-rest'), taker('b', 9, 'name')], [['a', 100]]],
  ['nobody when nothing is likely', [taker('a', 100, 'amount-rest')], []],
  ['what an order owes, not more', [taker('a', 30, 'number')], [['a', 30]]],
])('a form begins with %s', (_, takers, shares) => {
  expect(proposeShares(usd(100), takers).map(({ subject, amount }) => [subject.ref, amount.minor])).toEqual(shares)
})

test('what a form begins with is never more than the line, nor than an order owes', () => {
  const takers = fc.array(fc.tuple(minors, fc.constantFrom('number', 'phone', 'amount-rest')), { maxLength: 6 })
  fc.assert(
    fc.property(minors, takers, (rest, drawn) => {
      const orders = drawn.map(([minor, reason], index) => taker(`order-${index}`, minor, reason as 'number'))
      const shares = proposeShares(usd(rest), orders)

      expect(
        sum(
          shares.map(({ amount }) => amount),
          'USD',
        ).minor,
      ).toBeLessThanOrEqual(rest)
      for (const { subject, amount } of shares)
        expect(amount.minor).toBeLessThanOrEqual(
          orders.find((each) => each.subject.ref === subject.ref)?.owed.minor ?? 0,
        )
    }),
  )
})
