import { useLocale } from '#app/ui/text.tsx'
import { formatTime } from '#kernel/format-time.ts'
import { timeInIstanbul } from '#kernel/plain-date.ts'

/** The hour of an instant; the clocks of Istanbul and of Saudi Arabia show the same all year. */
export function useHour(): (instant: Date) => string {
  const locale = useLocale()
  return (instant) => formatTime(timeInIstanbul(instant), locale)
}
