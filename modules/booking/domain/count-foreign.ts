import { exchangeBetween, type PairRate } from '#kernel/exchange-rate.ts'
import { money, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'

/**
 * What money of another currency counts for of what is owed, at a rate. Exactly what the debt is at that rate pays all of
 * it, whichever way rounding goes; less never counts for more than is owed.
 *
 * Fails with `more-than-owed` above that, and with `too-little` when it is worth less than the smallest unit.
 */
export function countForeign(
  paid: Money,
  owed: Money,
  rate: PairRate,
): Result<Money, { code: 'more-than-owed'; owed: Money } | { code: 'too-little' }> {
  const whole = exchangeBetween(owed, rate)
  if (paid.minor > whole.minor) return fail({ code: 'more-than-owed', owed })
  if (paid.minor === whole.minor) return ok(owed)
  const counted = money(Math.min(exchangeBetween(paid, rate).minor, owed.minor), owed.currency)
  return counted.minor > 0 ? ok(counted) : fail({ code: 'too-little' })
}

/**
 * What lira are worth more than the rate of the order foresaw, or less where it is below zero; nothing for other money and
 * for orders without a rate.
 */
export function differenceOf(paid: Money, counted: Money, orderRate: PairRate | null): Money {
  if (!orderRate || paid.currency !== 'TRY' || counted.currency !== orderRate.base) return money(0, paid.currency)
  return money(paid.minor - exchangeBetween(counted, orderRate).minor, paid.currency)
}
