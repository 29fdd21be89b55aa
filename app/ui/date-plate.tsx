import { formatDateRange, formatMonth, formatWeekday } from '#kernel/format-date.ts'
import { joinList } from '#kernel/join-list.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import styles from './date-plate.module.css'
import { HijriText, useLocale } from './text.tsx'

/** The days of a journey in both calendars: Gregorian large, Hijri under it in brass. With `hasWeekday` the day of departure follows the month. */
export function DatePlate({
  from,
  to,
  hasWeekday = false,
  isMuted = false,
}: {
  from: PlainDate
  to: PlainDate
  hasWeekday?: boolean
  isMuted?: boolean
}) {
  const locale = useLocale()
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  const days = isOneMonth
    ? `${Number(from.slice(8))}–${Number(to.slice(8))}`
    : formatDateRange(from, to, locale, { short: true, year: false })
  const years = [...new Set([from.slice(0, 4), to.slice(0, 4)])].join('–')
  const month = isOneMonth ? formatMonth(from, locale) : years
  return (
    <div className={isMuted ? `${styles.plate} ${styles.muted}` : styles.plate}>
      <b className={isOneMonth ? undefined : styles.long}>{days}</b>
      <span className={styles.month}>
        {hasWeekday ? joinList([month, formatWeekday(from, locale)], locale) : month}
      </span>
      <HijriText from={from} to={to} className={styles.hijri} />
    </div>
  )
}
