import { money, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { isLikelyOrder, type OrderReason } from './match-order.ts'

/** A part of a line that is for one order, in the currency of the line. */
export type LineShare = { orderId: string; amount: Money }

export type SplitRefusal = { code: 'no-share' } | { code: 'share-twice' } | { code: 'more-than-line'; rest: Money }

/**
 * Divides what is left of a line over orders. What they do not take is the remainder, which stays unexplained: shares and
 * remainder are together always what was there.
 *
 * @throws RangeError when a share is not above zero; TypeError when it is of another currency than the line.
 */
export function splitLine(
  rest: Money,
  shares: readonly LineShare[],
): Result<{ shares: readonly LineShare[]; remainder: Money }, SplitRefusal> {
  for (const { amount } of shares) {
    if (amount.currency !== rest.currency) throw new TypeError('a share is of the currency of its line')
    if (amount.minor <= 0) throw new RangeError('a share must be above zero')
  }
  if (shares.length === 0) return fail({ code: 'no-share' })
  if (new Set(shares.map(({ orderId }) => orderId)).size < shares.length) return fail({ code: 'share-twice' })
  const taken = shares.reduce((sum, { amount }) => sum + amount.minor, 0)
  if (taken > rest.minor) return fail({ code: 'more-than-line', rest })
  return ok({ shares, remainder: money(rest.minor - taken, rest.currency) })
}

/** Shares alike in everything, in whatever order: what a second person has to choose as the first one did. */
export function areSameShares(one: readonly LineShare[], other: readonly LineShare[]): boolean {
  const textOf = (shares: readonly LineShare[]) =>
    shares
      .map(({ orderId, amount }) => `${orderId} ${amount.minor}`)
      .toSorted()
      .join()
  return textOf(one) === textOf(other)
}

/** An order that was found for a line: what it may take at most, in the currency of the line. */
export type Taker = { orderId: string; reasons: readonly OrderReason[]; owed: Money }

/**
 * The shares that a form begins with: every order whose number or code the line writes takes what it owes while there is
 * something left; where none is written, the first takes it if it is likely.
 */
export function proposeShares(rest: Money, takers: readonly Taker[]): LineShare[] {
  const written = takers.filter(({ reasons }) => reasons.includes('number') || reasons.includes('reference'))
  const [first] = takers
  const chosen = written.length > 0 ? written : first && isLikelyOrder({ reasons: [...first.reasons] }) ? [first] : []
  let left = rest.minor
  return chosen.flatMap(({ orderId, owed }) => {
    const minor = Math.min(left, owed.minor)
    left -= minor
    return minor > 0 ? [{ orderId, amount: money(minor, rest.currency) }] : []
  })
}
