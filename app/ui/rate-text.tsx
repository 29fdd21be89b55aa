import { pairRateText, type PairRate } from '#kernel/exchange-rate.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { DateText, useLocale } from './text.tsx'

/** A rate and the day it is of, `1 USD = 41,2345 TRY · 24 Kas 2026`. */
export function RateText({ rate }: { rate: PairRate & { on: PlainDate } }) {
  return (
    <>
      <bdi dir="ltr">{pairRateText(rate, useLocale())}</bdi> · <DateText date={rate.on} short />
    </>
  )
}
