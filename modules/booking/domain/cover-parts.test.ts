import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money, sum } from '#kernel/money.ts'
import { coverParts } from './cover-parts.ts'

const usd = (minor: number) => money(minor, 'USD')

test('money covers the first part first and leaves those it does not reach alone', () => {
  expect(coverParts([usd(300), usd(500), usd(200)], usd(450))).toEqual([usd(0), usd(350)])
})

test('money of exactly one part leaves nothing of it', () => {
  expect(coverParts([usd(300), usd(500)], usd(300))).toEqual([usd(0)])
})

test('what is covered and what is left are together the parts that were touched', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 12 }),
      fc.nat(),
      (parts, wish) => {
        const amounts = parts.map(usd)
        const all = sum(amounts, 'USD').minor
        const paid = 1 + (wish % all)

        const left = coverParts(amounts, usd(paid))

        const touched = sum(amounts.slice(0, left.length), 'USD').minor
        expect(touched - sum(left, 'USD').minor).toBe(paid)
        expect(left.slice(0, -1).every(({ minor }) => minor === 0)).toBe(true)
      },
    ),
  )
})
