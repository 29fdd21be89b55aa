import type { Currency, Money } from '#kernel/money.ts'

/** Above which amount a second person has to agree, per currency and in minor units; none when absent. */
export type SecondPersonLimits = Partial<Record<Currency, number>>

export function needsSecondPerson(amount: Money, limits: SecondPersonLimits): boolean {
  const limit = limits[amount.currency]
  return limit !== undefined && amount.minor > limit
}
