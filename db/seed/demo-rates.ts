import type { PairRate } from '#kernel/exchange-rate.ts'
import { addMonths, type PlainDate } from '#kernel/plain-date.ts'

/** What the currencies of the demo cost in lira on its first day; believable, and nobody's official rate. */
export const demoRates: PairRate[] = [
  { base: 'USD', quote: 'TRY', rate: { value: 434_820, scale: 4 } },
  { base: 'EUR', quote: 'TRY', rate: { value: 501_230, scale: 4 } },
  { base: 'GBP', quote: 'TRY', rate: { value: 576_540, scale: 4 } },
  { base: 'SAR', quote: 'TRY', rate: { value: 115_920, scale: 4 } },
]

const MONTHS_BEFORE = 20

/** What they cost in each of the months before, a little less every month; the earliest first. */
export function earlierRates(today: PlainDate): { rates: PairRate[]; from: PlainDate }[] {
  return Array.from({ length: MONTHS_BEFORE }, (_, index) => {
    const months = MONTHS_BEFORE - index
    const share = 1000 - 17 * months
    const rates = demoRates.map(({ rate, ...pair }) => ({
      ...pair,
      rate: { ...rate, value: Math.round((rate.value * share) / 1000) },
    }))
    return { rates, from: addMonths(today, -months) }
  })
}
