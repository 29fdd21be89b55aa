import { money, type Money } from '#kernel/money.ts'

/**
 * Takes money that comes outside the plan off the open parts, the first first; gives what is left of each that it
 * touches, in the same order. Money above all of them is left over and belongs to nobody.
 */
export function coverParts(amounts: readonly Money[], paid: Money): Money[] {
  let left = paid.minor
  return amounts.flatMap((amount) => {
    if (left === 0) return []
    const covered = Math.min(left, amount.minor)
    left -= covered
    return [money(amount.minor - covered, amount.currency)]
  })
}
