import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money, sum } from '#kernel/money.ts'
import { lowerShares } from './lower-shares.ts'

const usd = (minor: number) => money(minor, 'USD')
const part = (familyId: string | null, minor: number) => ({ familyId, amount: usd(minor) })

test('the family that leaves is asked for nothing any more, and the others for what they were', () => {
  const parts = [part('ak', 300), part('kara', 500), part('ak', 700), part('kara', 900)]

  expect(lowerShares(parts, usd(1000), new Map([['ak', 1000]]))).toEqual([usd(0), usd(500), usd(0), usd(900)])
})

test('who stays of a family pays the rest of its share, less of what is due last', () => {
  const parts = [part('ak', 300), part('kara', 500), part('ak', 700)]

  expect(lowerShares(parts, usd(500), new Map([['ak', 520]]))).toEqual([usd(300), usd(500), usd(200)])
})

test('a family that paid a fee for one who left earlier does not bear it for the next that leaves', () => {
  const parts = [part('ak', 800), part('kara', 900)]
  const tooMuch = new Map([
    ['ak', 50],
    ['kara', 900],
  ])

  expect(lowerShares(parts, usd(900), tooMuch)).toEqual([usd(800), usd(0)])
})

test('what a family that has paid cannot bear lowers what is due last', () => {
  expect(lowerShares([part('ak', 400), part(null, 600)], usd(500), new Map([['kara', 500]]))).toEqual([
    usd(400),
    usd(100),
  ])
})

test('whoever leaves, the parts are together what is owed, and none is below nothing', () => {
  const open = fc.record({ familyId: fc.constantFrom('a', 'b', 'c', null), minor: fc.nat(900_000) })
  const over = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: -1000, max: 900_000 }))
  fc.assert(
    fc.property(fc.array(open, { maxLength: 12 }), fc.nat(2_000_000), over, (parts, wish, tooMuch) => {
      const shares = parts.map(({ familyId, minor }) => part(familyId, minor))
      const whole = sum(
        shares.map(({ amount }) => amount),
        'USD',
      ).minor
      const less = Math.min(wish, whole)
      const lowered = lowerShares(shares, usd(less), new Map(Object.entries(tooMuch)))

      expect(sum(lowered, 'USD').minor).toBe(whole - less)
      expect(lowered.every(({ minor }) => minor >= 0)).toBe(true)
    }),
  )
})
