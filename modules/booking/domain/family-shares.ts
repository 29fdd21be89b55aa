import { allocateBy, money, subtract, sum, type Money } from '#kernel/money.ts'

/** What the places of each family cost before any discount, and whose free place comes first. */
export type FamilyPrices = {
  prices: readonly Money[]
  discount: Money
  /** The family of the leader by its index, and what the leader's own place costs. */
  leader: { family: number; price: Money }
}

/**
 * What each family pays of a group's price. The leader's free place lowers the share of the leader's own family; what
 * other free places are worth lowers all shares alike. The shares are together the price, to the last minor unit.
 */
export function familyShares({ prices, discount, leader }: FamilyPrices): Money[] {
  const own = prices[leader.family]
  const ofLeader = Math.min(discount.minor, leader.price.minor, own?.minor ?? 0)
  const left = prices.map((price, at) => money(price.minor - (at === leader.family ? ofLeader : 0), price.currency))
  const lowered = allocateBy(
    subtract(discount, money(ofLeader, discount.currency)),
    left.map(({ minor }) => minor),
  )
  return left.map((price, at) => subtract(price, lowered[at] ?? money(0, price.currency)))
}

/** How each share is paid: now, and on the day of the rest. Parts of nothing are absent. */
export type SharedParts = { now: Money; later: Money }

/** Splits the shares into deposit and rest as the whole is split; each sums to its own whole. */
export function splitShares(shares: readonly Money[], deposit: Money | null): SharedParts[] {
  if (!deposit) return shares.map((share) => ({ now: share, later: money(0, share.currency) }))
  const total = sum(shares, deposit.currency)
  if (deposit.minor > total.minor) throw new RangeError('a deposit is not more than the price')
  const parts = allocateBy(
    deposit,
    shares.map(({ minor }) => minor),
  )
  return shares.map((share, at) => {
    const now = parts[at] ?? money(0, share.currency)
    return { now, later: subtract(share, now) }
  })
}
