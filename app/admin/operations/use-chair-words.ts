import { useLocale } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { formatTime } from '#kernel/format-time.ts'
import type { ChairHours } from '#modules/operations/index.ts'

/** The day and the hours of a wheelchair, `5 Nisan Pazartesi 14.00–16.00`, told so that they stay one in every direction. */
export function useChairWords() {
  const locale = useLocale()
  return ({ day, from, until }: ChairHours) =>
    `${formatDate(day, locale, { weekday: true, year: false })} \u2066${formatTime(from, locale)}–${formatTime(until, locale)}\u2069`
}
