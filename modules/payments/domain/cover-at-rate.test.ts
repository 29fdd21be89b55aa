import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PairRate } from '#kernel/exchange-rate.ts'
import { money, type Currency, type Money } from '#kernel/money.ts'
import { coverAtRate } from './cover-at-rate.ts'

const usd = (minor: number) => money(minor, 'USD')
const lira = (minor: number) => money(minor, 'TRY')
const at = (value: number): PairRate => ({ base: 'USD', quote: 'TRY', rate: { value, scale: 4 } })

test('lira keep a promise whole, and take the rest of a payment at the rate', () => {
  const promised = { amount: usd(30_000) }
  const held = { refundable: usd(70_000) }

  expect(coverAtRate(lira(1_500_000), [promised], [held], at(425_000))).toEqual({
    ok: true,
    value: {
      promises: [{ promise: promised, given: lira(1_275_000) }],
      takes: [{ held, given: lira(225_000), amount: usd(5_294) }],
    },
  })
})

test('exactly what is held at the rate gives all of it back, whichever way it was rounded', () => {
  const held = [{ refundable: usd(33_333) }, { refundable: lira(10) }]
  const [dollars, kurus] = held

  expect(coverAtRate(lira(1_374_485), [], [{ refundable: usd(33_333) }], at(412_350))).toMatchObject({
    value: { takes: [{ amount: dollars?.refundable }] },
  })
  expect(coverAtRate(usd(1), [], [{ refundable: lira(40) }], at(412_350))).toMatchObject({
    value: { takes: [{ amount: lira(40) }] },
  })
  expect(coverAtRate(usd(1), [], [{ refundable: kurus!.refundable }], at(412_350))).toMatchObject({
    error: { code: 'not-held-for-desk', refundable: usd(0) },
  })
})

test('refusals name amounts in the currency that is handed over; what is worth nothing is refused', () => {
  const promised = [{ amount: usd(100) }]

  expect(coverAtRate(lira(1), promised, [], at(400_000))).toEqual({
    ok: false,
    error: { code: 'promised-otherwise', promised: lira(4_000) },
  })
  expect(coverAtRate(lira(4_001), promised, [], at(400_000))).toEqual({
    ok: false,
    error: { code: 'not-held-for-desk', refundable: lira(4_000) },
  })
  expect(coverAtRate(lira(1), [], [{ refundable: usd(100) }], at(400_000))).toEqual({
    ok: false,
    error: { code: 'too-little' },
  })
  expect(() => coverAtRate(lira(1), promised, [], null)).toThrow(TypeError)
})

test('whatever is promised and held: what is handed over sums to what was given, and nothing gives more than it holds', () => {
  const minor = fc.integer({ min: 1, max: 5_000_000 })
  const facts = fc.record({
    currency: fc.constantFrom<Currency[]>('USD', 'TRY'),
    promised: fc.array(minor, { maxLength: 3 }),
    held: fc.array(minor, { maxLength: 4 }),
    given: minor,
    rate: fc.integer({ min: 10_001, max: 600_000 }).map(at),
  })
  fc.assert(
    fc.property(facts, ({ currency, rate, ...amounts }) => {
      const promised = amounts.promised.map((each) => ({ amount: money(each, currency) }))
      const held = amounts.held.map((each) => ({ refundable: money(each, currency) }))
      const given = money(amounts.given, currency === 'USD' ? 'TRY' : 'USD')
      const cover = coverAtRate(given, promised, held, rate)
      if (!cover.ok) return
      const { promises, takes } = cover.value
      expect(totalOf([...promises, ...takes].map((each) => each.given))).toBe(given.minor)
      for (const { held: from, amount } of takes) {
        expect(amount.minor).toBeGreaterThan(0)
        expect(amount.minor).toBeLessThanOrEqual(from.refundable.minor)
      }
    }),
  )
})

function totalOf(amounts: Money[]): number {
  return amounts.reduce((sum, { minor }) => sum + minor, 0)
}
