import { DateRangeText, DateText, useText } from '#app/ui/text.tsx'
import type { TourSummary } from '#modules/catalog/index.ts'
import styles from './tour-holidays.module.css'

/** The feasts, nights and holidays among the days of the journey, each with its own days. */
export function TourHolidays({ holidays }: { holidays: TourSummary['holidays'] }) {
  const text = useText('tour')
  if (holidays.length === 0) return null
  return (
    <dl className={styles.holidays}>
      <dt>{text('falls-on')}</dt>
      {holidays.map(({ kind, name, from, to }) => (
        <dd key={from + kind}>
          <b>{name}</b>
          {from === to ? <DateText date={from} year={false} /> : <DateRangeText from={from} to={to} year={false} />}
        </dd>
      ))}
    </dl>
  )
}
