import { allocateBy, money, sum, type Money } from '#kernel/money.ts'
import { LEAST_PART_MINOR, lowerParts } from './payment-plan.ts'

type OpenPart = { amount: Money; isShare: boolean }

/**
 * What each open part of a plan asks for when another sum is open, in the same order. The parts of the customer bear the
 * difference in proportion, so that a plan stays a plan; what others took over stays as it is unless more than all of the
 * customer's parts falls away. Parts may end at nothing, and what would be too small to be paid goes to the next one.
 * `beyond` is what is open while no part is the customer's. Together all of it is exactly `rest`.
 */
export function spreadRest(parts: readonly OpenPart[], rest: Money): { amounts: Money[]; beyond: Money } {
  const { currency } = rest
  const amountsOf = (isShare: boolean) => parts.filter((part) => part.isShare === isShare).map(({ amount }) => amount)
  const shares = amountsOf(true)
  const tooMuch = money(Math.max(0, sum(shares, currency).minor - rest.minor), currency)
  const kept = lowerParts(shares, tooMuch)
  const left = money(rest.minor - sum(kept, currency).minor, currency)
  const mine = amountsOf(false)
  const spread = mine.length === 0 ? [] : withoutCrumbs(spreadOver(mine, left))
  return {
    amounts: parts.map(({ isShare }) => (isShare ? kept : spread).shift() ?? money(0, currency)),
    beyond: mine.length === 0 ? left : money(0, currency),
  }
}

function spreadOver(mine: readonly Money[], left: Money): Money[] {
  return allocateBy(
    left,
    mine.map(({ minor }) => minor),
  )
}

/** Moves what is too small to be paid to the next part, and what is left over to the last one that is paid at all. */
function withoutCrumbs(amounts: readonly Money[]): Money[] {
  let carried = 0
  const pushed = amounts.map(({ minor }) => {
    const whole = minor + carried
    carried = whole < LEAST_PART_MINOR ? whole : 0
    return whole < LEAST_PART_MINOR ? 0 : whole
  })
  const last = pushed.findLastIndex((minor) => minor > 0)
  const heir = last === -1 ? pushed.length - 1 : last
  return amounts.map(({ currency }, index) => money((pushed[index] ?? 0) + (index === heir ? carried : 0), currency))
}
