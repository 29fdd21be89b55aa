import { exchangeBetween } from '#kernel/exchange-rate.ts'
import type { Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { pairRate, type DayRate, type listDayRates } from '#modules/ledger/index.server.ts'

/** What is still owed at the rate of a day: in lira, or of an order in lira in dollars. */
export type RemainingToday = { amount: Money; rate: DayRate }

/** Null when nothing is owed, or nobody entered the rate of the day. */
export function remainingAt(
  remaining: Money,
  rates: Awaited<ReturnType<typeof listDayRates>>,
  day: PlainDate,
): RemainingToday | null {
  const other = remaining.currency === 'TRY' ? 'USD' : 'TRY'
  const rate = remaining.minor > 0 ? pairRate(rates.get(day) ?? new Map(), other, remaining.currency) : undefined
  return rate ? { amount: exchangeBetween(remaining, rate), rate } : null
}
