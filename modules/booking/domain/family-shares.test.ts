import { expect, test } from 'vitest'
import { money, sum } from '#kernel/money.ts'
import { familyShares, splitShares } from './family-shares.ts'

const usd = (minor: number) => money(minor, 'USD')

/** The same groups on every run. */
function randoms(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % below
  }
}

test('the leader travels free: the leader alone owes nothing, a family with the leader owes for the others', () => {
  const leader = { family: 0, price: usd(100_000) }
  const alone = familyShares({ prices: [usd(100_000), usd(300_000)], discount: usd(100_000), leader })
  const withSpouse = familyShares({ prices: [usd(200_000), usd(300_000)], discount: usd(100_000), leader })

  expect(alone).toEqual([usd(0), usd(300_000)])
  expect(withSpouse).toEqual([usd(100_000), usd(300_000)])
})

test('what a second free place is worth lowers all shares alike', () => {
  const leader = { family: 0, price: usd(1000) }
  const shares = familyShares({ prices: [usd(1000), usd(2000), usd(4000)], discount: usd(1600), leader })

  expect(shares).toEqual([usd(0), usd(1800), usd(3600)])
})

test('shares, deposits and rests of any group are together its price, and none is below nothing', () => {
  const pick = randoms(7)
  for (let run = 0; run < 3000; run += 1) {
    const prices = Array.from({ length: 1 + pick(40) }, () => usd(1 + pick(1_000_003)))
    const family = pick(prices.length)
    const whole = sum(prices, 'USD').minor
    const price = usd(1 + pick(prices[family]?.minor ?? 1))
    const discount = usd(Math.min(whole, price.minor + pick(Math.max(1, Math.floor(whole / 3)))))
    const shares = familyShares({ prices, discount, leader: { family, price } })
    const total = sum(shares, 'USD')
    const deposit = usd(pick(total.minor + 1))
    const parts = splitShares(shares, deposit)

    expect(total.minor).toBe(whole - discount.minor)
    expect(shares.every(({ minor }) => minor >= 0)).toBe(true)
    expect(
      sum(
        parts.map(({ now }) => now),
        'USD',
      ),
    ).toEqual(deposit)
    expect(
      sum(
        parts.map(({ later }) => later),
        'USD',
      ).minor,
    ).toBe(total.minor - deposit.minor)
    expect(parts.every(({ now, later }) => now.minor >= 0 && later.minor >= 0)).toBe(true)
  }
})
