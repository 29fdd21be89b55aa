import { Icon } from '#app/ui/icon.tsx'
import type { TourSummary } from '#modules/catalog/index.ts'
import styles from './holiday-marks.module.css'

/** A card has room for two; the page of the tour names all. */
const MOST = 2

/** The feasts, nights and holidays that a departure falls on, in one line. */
export function HolidayMarks({ holidays }: { holidays: TourSummary['holidays'] }) {
  if (holidays.length === 0) return null
  return (
    <ul className={styles.marks}>
      {holidays.slice(0, MOST).map(({ kind, name, from }) => (
        <li key={from + kind}>
          <Icon name={kind === 'kandil' || kind === 'religious' ? 'moon-star' : 'calendar-days'} />
          {name}
        </li>
      ))}
    </ul>
  )
}
