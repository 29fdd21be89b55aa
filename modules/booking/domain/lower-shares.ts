import { money, sum, type Money } from '#kernel/money.ts'
import { lowerParts } from './payment-plan.ts'

type OpenShare = { amount: Money; familyId: string | null }

/**
 * Takes `less` off the open parts after travellers left; gives what each part is then, in the same order. The families of
 * those who left bear it first, each as far as it is asked for more than the places it still has cost (`tooMuch`, by the
 * family's id), whoever is asked for most too much before the others. Only what they cannot bear lowers other parts, the
 * last due first. Parts may end at nothing.
 */
export function lowerShares(parts: readonly OpenShare[], less: Money, tooMuch: ReadonlyMap<string, number>): Money[] {
  const amounts = parts.map(({ amount }) => amount)
  let left = less.minor
  const take = (wanted: number, isMeant: (part: OpenShare) => boolean) => {
    const meant = parts.flatMap((part, at) => (isMeant(part) ? [at] : []))
    const open = meant.map((at) => amounts[at] ?? less)
    const taken = Math.min(left, wanted, sum(open, less.currency).minor)
    for (const [index, amount] of lowerParts(open, money(taken, less.currency)).entries())
      amounts[meant[index] ?? 0] = amount
    left -= taken
  }
  const leaving = [...tooMuch].filter(([, minor]) => minor > 0).toSorted(([, a], [, b]) => b - a)
  for (const [family, minor] of leaving) take(minor, ({ familyId }) => familyId === family)
  for (const [family] of leaving) take(left, ({ familyId }) => familyId === family)
  take(left, () => true)
  return amounts
}
