import type { PairRate } from '#kernel/exchange-rate.ts'

/** What the currencies of the demo cost in lira on its first day; believable, and nobody's official rate. */
export const demoRates: PairRate[] = [
  { base: 'USD', quote: 'TRY', rate: { value: 434_820, scale: 4 } },
  { base: 'EUR', quote: 'TRY', rate: { value: 501_230, scale: 4 } },
  { base: 'GBP', quote: 'TRY', rate: { value: 576_540, scale: 4 } },
  { base: 'SAR', quote: 'TRY', rate: { value: 115_920, scale: 4 } },
]
