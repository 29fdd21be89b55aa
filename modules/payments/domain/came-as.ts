import { exchangeBetween, type PairRate } from '#kernel/exchange-rate.ts'
import { money, type Money } from '#kernel/money.ts'
import type { ForeignMoney } from './foreign-money.ts'

/** The money of another currency as which an amount came, and the rate at which it counted. */
export type CameAs = { money: Money; rate: PairRate }

/** An amount that can go back, with what it came as where that was other money. */
export type AmountBack = { amount: Money; came: CameAs | null }

/** A part of a payment that goes back; `foreign` is what was handed over for it. */
type PartGone = { amount: Money; foreign: ForeignMoney | null }

/**
 * What an amount is at a rate. At the rate at which it came it is the very money that came, which rounding there and back
 * would miss by some minor units.
 */
export function worthAtRate({ amount, came }: AmountBack, rate: PairRate): Money {
  return came && isSameRate(came.rate, rate) && came.money.currency !== amount.currency
    ? came.money
    : exchangeBetween(amount, rate)
}

/** What is left of the other money that came, when parts of the payment have gone; null when that is nothing. */
export function leftOfForeign(foreign: ForeignMoney | null, gone: readonly PartGone[]): CameAs | null {
  if (!foreign) return null
  const { paid, rate } = foreign
  const left = gone.reduce((minor, part) => minor - goneOf(part, foreign).minor, paid.minor)
  return left > 0 ? { money: money(left, paid.currency), rate } : null
}

/** A part that went back at the rate of the payment took what was handed over; any other one what it is at that rate. */
function goneOf({ amount, foreign: given }: PartGone, { paid, rate }: ForeignMoney): Money {
  const isAlike = given !== null && given.paid.currency === paid.currency && isSameRate(given.rate, rate)
  return isAlike ? given.paid : exchangeBetween(amount, rate)
}

function isSameRate({ base, quote, rate }: PairRate, other: PairRate): boolean {
  const isAlike =
    BigInt(rate.value) * 10n ** BigInt(other.rate.scale) === BigInt(other.rate.value) * 10n ** BigInt(rate.scale)
  return base === other.base && quote === other.quote && isAlike
}
