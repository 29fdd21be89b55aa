import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { formatTime } from '#kernel/format-time.ts'
import type { Locale } from '#kernel/locale.ts'
import type { LastVisit, Permit } from '#modules/operations/index.ts'

/** A day and an hour, or a day and the hours between which it is wished. */
export function permitMoment({ day, hour, until }: Pick<Permit, 'day' | 'hour' | 'until'>, locale: Locale): string {
  if (day === null) return ''
  const hours = [hour, until].filter(Boolean).map((each) => formatTime(each, locale))
  return [formatDate(day, locale, { year: false, short: true }), hours.join('–')].filter(Boolean).join(' ')
}

/** When somebody was last in the Rawdah, in words. */
export function useVisitWords(): (lastVisit: LastVisit) => string {
  const text = useText('staff-permits')
  const locale = useLocale()
  return (lastVisit) => {
    if (lastVisit === 'never') return text('never')
    return lastVisit === 'unknown' ? text('unknown') : formatDate(lastVisit, locale, { short: true })
  }
}
