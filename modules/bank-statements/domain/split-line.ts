import { money, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { isLikelyOrder, type OrderReason } from './match-order.ts'

/** What a share is for: an order by its key, or a payment link by its public id. */
export type ShareSubject = { kind: 'order' | 'link'; ref: string }

/** A part of a line that is for one order or link, in the currency of the line. */
export type LineShare = { subject: ShareSubject; amount: Money }

export type SplitRefusal = { code: 'no-share' } | { code: 'share-twice' } | { code: 'more-than-line'; rest: Money }

/**
 * Divides what is left of a line over orders and links. What they do not take is the remainder, which stays unexplained: shares and
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
  if (new Set(shares.map(({ subject }) => subject.ref)).size < shares.length) return fail({ code: 'share-twice' })
  const taken = shares.reduce((sum, { amount }) => sum + amount.minor, 0)
  if (taken > rest.minor) return fail({ code: 'more-than-line', rest })
  return ok({ shares, remainder: money(rest.minor - taken, rest.currency) })
}

/** Shares alike in everything, in whatever order: what a second person has to choose as the first one did. */
export function areSameShares(one: readonly LineShare[], other: readonly LineShare[]): boolean {
  const textOf = (shares: readonly LineShare[]) =>
    shares
      .map(({ subject, amount }) => `${subject.ref} ${amount.minor}`)
      .toSorted()
      .join()
  return textOf(one) === textOf(other)
}

/** An order or link that was found for a line: what it may take at most, in the currency of the line. */
export type Taker = { subject: ShareSubject; reasons: readonly OrderReason[]; owed: Money }

/**
 * The shares that a form begins with: every one whose number or code the line writes takes what it owes while there is
 * something left; where none is written, the first takes it if it is likely.
 */
export function proposeShares(rest: Money, takers: readonly Taker[]): LineShare[] {
  const written = takers.filter(({ reasons }) => reasons.includes('number') || reasons.includes('reference'))
  const [first] = takers
  const chosen = written.length > 0 ? written : first && isLikelyOrder(first) ? [first] : []
  let left = rest.minor
  return chosen.flatMap(({ subject, owed }) => {
    const minor = Math.min(left, owed.minor)
    left -= minor
    return minor > 0 ? [{ subject, amount: money(minor, rest.currency) }] : []
  })
}
