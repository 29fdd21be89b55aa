import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { formatTime } from '#kernel/format-time.ts'
import type { PrayersOfDay } from '#modules/road/index.ts'
import styles from './leader.module.css'

/** When the five prayers begin, of which city and of which day: the page may be read on a later one. */
export function PrayersOfGroup({ prayers: { city, day, hours } }: { prayers: PrayersOfDay }) {
  const text = useText('prayers')
  const locale = useLocale()
  return (
    <div className={styles.prayers}>
      <h3>
        {text('title', {
          city: text(`city-${city}`),
          day: formatDate(day, locale, { weekday: true, year: false }),
        })}
      </h3>
      <ul>
        {hours.map(({ prayer, at }) => (
          <li key={prayer}>
            {text(prayer)} <b className={styles.hour}>{formatTime(at, locale)}</b>
          </li>
        ))}
      </ul>
      <p className={styles.room}>{text('beside')}</p>
    </div>
  )
}
