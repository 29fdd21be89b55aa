import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money, sum } from '#kernel/money.ts'
import { spreadRest } from './spread-rest.ts'

const usd = (minor: number) => money(minor, 'USD')
const mine = (minor: number) => ({ amount: usd(minor), isShare: false })
const share = (minor: number) => ({ amount: usd(minor), isShare: true })

test('more to pay is spread over the parts in proportion', () => {
  expect(spreadRest([mine(10_000), mine(30_000)], usd(50_000))).toEqual({
    amounts: [usd(12_500), usd(37_500)],
    beyond: usd(0),
  })
})

test('less to pay lowers each of them', () => {
  expect(spreadRest([mine(10_000), mine(30_000)], usd(20_000)).amounts).toEqual([usd(5_000), usd(15_000)])
})

test('what somebody else took over stays as it is', () => {
  expect(spreadRest([share(10_000), mine(30_000)], usd(60_000)).amounts).toEqual([usd(10_000), usd(50_000)])
})

test('unless nothing of the customer is left to take it off', () => {
  expect(spreadRest([share(10_000), mine(30_000)], usd(4_000)).amounts).toEqual([usd(4_000), usd(0)])
})

test('what no part of the customer can bear is told apart', () => {
  expect(spreadRest([share(10_000)], usd(12_000))).toEqual({ amounts: [usd(10_000)], beyond: usd(2_000) })
  expect(spreadRest([], usd(12_000))).toEqual({ amounts: [], beyond: usd(12_000) })
})

test('nobody is asked for less than one whole unit beside another part', () => {
  expect(spreadRest([mine(100), mine(100), mine(39_800)], usd(10_000)).amounts).toEqual([usd(0), usd(0), usd(10_000)])
})

test('whatever the plan and the rest, the parts are the rest and none of them is owed to nobody', () => {
  const part = fc.record({ minor: fc.integer({ min: 100, max: 900_000 }), isShare: fc.boolean() })
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), fc.nat({ max: 9_000_000 }), (parts, rest) => {
      const open = parts.map(({ minor, isShare }) => ({ amount: usd(minor), isShare }))
      const { amounts, beyond } = spreadRest(open, usd(rest))
      expect(amounts).toHaveLength(parts.length)
      expect(sum([...amounts, beyond], 'USD')).toEqual(usd(rest))
      expect([...amounts, beyond].every(({ minor }) => minor >= 0)).toBe(true)
    }),
  )
})
