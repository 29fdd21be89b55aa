import { isUnderWay, whenIs } from '#app/acts/road/days-ahead.ts'
import { HoursOfPrayer } from '#app/page/hours-of-prayer.tsx'
import { DateText, useLocale, useText } from '#app/ui/text.tsx'
import { formatTime } from '#kernel/format-time.ts'
import { GroupMomentWords } from './group-moment.tsx'
import styles from './leader.module.css'
import type { DayOfGroup } from './today-of-group.ts'

/**
 * What is on today and tomorrow, by the hour. All days that are still to come are in the page, because its copy is read on any
 * of them: the telephone shows the one that fits.
 */
export function TodaySection({
  days,
  daysBetween,
  now,
}: {
  days: readonly DayOfGroup[]
  daysBetween: number
  now: Date
}) {
  const text = useText('leader')
  return (
    <section id="today" aria-labelledby="today-title">
      <h2 id="today-title">{text('today')}</h2>
      <p data-under-way-is="false" hidden={isUnderWay(days, now)} suppressHydrationWarning>
        {text('nothing-written')}
      </p>
      {days.map((day) => (
        <div
          key={day.day}
          className={styles.day}
          data-day={day.day}
          data-is={whenIs(day.day, now)}
          suppressHydrationWarning
        >
          <h3>
            <span className={styles.tomorrow}>{text('tomorrow')} </span>
            <DateText date={day.day} weekday year={false} />
          </h3>
          <DayOnRoad {...day} daysBetween={daysBetween} />
        </div>
      ))}
    </section>
  )
}

function DayOnRoad({ moments, prayers, daysBetween }: DayOfGroup & { daysBetween: number }) {
  const text = useText('leader')
  const ofPrayers = useText('prayers')
  const locale = useLocale()
  return (
    <>
      {moments.length === 0 && <p>{text('nothing-written')}</p>}
      <ul className={styles.moments}>
        {moments.map((moment, at) => (
          <li key={at}>
            {moment.at !== '' && <b className={styles.hour}>{formatTime(moment.at, locale)}</b>}
            <div>
              <GroupMomentWords moment={moment} daysBetween={daysBetween} />
            </div>
          </li>
        ))}
      </ul>
      {prayers.map((each) => (
        <div key={each.city} className={styles.prayers}>
          <HoursOfPrayer
            prayers={each}
            locale={locale}
            text={ofPrayers}
            looks={{ hour: styles.hour, note: styles.room }}
          />
        </div>
      ))}
    </>
  )
}
