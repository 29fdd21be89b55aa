import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate, formatDateRange } from '#kernel/format-date.ts'
import { spansOf, type HolyNight, type WorkStay } from '#modules/operations/index.ts'

/** Nights in Makkah and Madinah, those that follow each other as one: `Mekke, 12–17 Şubat 2027: 6 gece`. */
export function useNightWords(stays: readonly WorkStay[]): (nights: readonly HolyNight[]) => string[] {
  const text = useText('staff-visas')
  const locale = useLocale()
  return (nights) =>
    spansOf(nights).map(({ city, from, until, nights: count }) =>
      text('nights', {
        city: stays.find((stay) => stay.city === city)?.cityName[locale] ?? '',
        days: from === until ? formatDate(from, locale) : formatDateRange(from, until, locale),
        count,
      }),
    )
}
