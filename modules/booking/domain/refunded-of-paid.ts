import type { Money } from '#kernel/money.ts'

/**
 * What a refund takes off the paid sum of an order, in minor units: the surcharge of a card was no part of it, and neither
 * was money that nobody owed.
 */
export function refundedOfPaid({
  isUnexplained,
  cause,
  amount,
  surcharge,
}: {
  isUnexplained: boolean
  cause: string
  amount: Money
  surcharge: Money
}): number {
  return isUnexplained || cause === 'excess' ? 0 : amount.minor - surcharge.minor
}
