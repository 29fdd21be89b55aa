import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { splitCapture, type Capture } from './capture-entry.ts'

const usd = (minor: number) => money(minor, 'USD')
const capture: Capture = {
  taken: usd(108_000),
  agreed: usd(108_000),
  surcharge: usd(8000),
  bookedBefore: usd(0),
  isUnexplained: false,
}

test('what was agreed pays the price and the surcharge', () => {
  expect(splitCapture(capture)).toMatchObject({ arrived: usd(108_000), owed: usd(100_000), surcharge: usd(8000) })
})

test('more than was agreed is not explained', () => {
  expect(splitCapture({ ...capture, taken: usd(109_000) })).toMatchObject({
    owed: usd(100_000),
    unexplained: usd(1000),
  })
})

test('parts that came before are not booked again', () => {
  const parts = splitCapture({
    ...capture,
    taken: usd(100_000),
    agreed: usd(100_000),
    surcharge: usd(0),
    bookedBefore: usd(30_000),
  })

  expect(parts).toMatchObject({ arrived: usd(70_000), owed: usd(70_000) })
})

test('money of another amount or for something paid is unexplained as a whole, its earlier parts with it', () => {
  const parts = splitCapture({ ...capture, isUnexplained: true, bookedBefore: usd(8000) })

  expect(parts).toEqual({
    arrived: usd(100_000),
    owed: usd(0),
    surcharge: usd(0),
    unexplained: usd(108_000),
    givenBackToOwed: usd(8000),
  })
})

test('whatever was taken, as much goes out as comes in', () => {
  const amount = fc.integer({ min: 0, max: 10 ** 9 })
  fc.assert(
    fc.property(amount, amount, amount, amount, fc.boolean(), (price, surcharge, more, before, isUnexplained) => {
      const parts = splitCapture({
        taken: usd(price + surcharge + more),
        agreed: usd(price + surcharge),
        surcharge: usd(surcharge),
        bookedBefore: usd(Math.min(before, price)),
        isUnexplained,
      })

      expect(parts.arrived.minor + parts.givenBackToOwed.minor).toBe(
        parts.owed.minor + parts.surcharge.minor + parts.unexplained.minor,
      )
      expect(Object.values(parts).every((part) => part.minor >= 0)).toBe(true)
    }),
  )
})
