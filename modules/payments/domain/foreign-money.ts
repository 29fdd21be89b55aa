import type { PairRate } from '#kernel/exchange-rate.ts'
import type { Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'

/** Money of another currency than its payment's, as it was paid or handed back, with the rate at which it counted. */
export type ForeignMoney = {
  paid: Money
  /** What of it, in its own currency, the rate of the order did not foresee; below zero when it is worth less. */
  difference: Money
  rate: PairRate & { source: string; on: PlainDate }
}
