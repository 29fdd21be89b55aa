import { HoursOfPrayer } from '#app/page/hours-of-prayer.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatTime } from '#kernel/format-time.ts'
import type { PrayersOfDay } from '#modules/road/index.ts'
import { GroupMomentWords } from './group-moment.tsx'
import styles from './leader.module.css'
import type { GroupMoment, MomentsOfGroup } from './today-of-group.ts'

/** What is on today, by the hour, and what begins tomorrow within a day from now. */
export function TodaySection({
  moments: { today, tomorrow },
  prayers,
  daysBetween,
}: {
  moments: MomentsOfGroup
  prayers: PrayersOfDay | null
  daysBetween: number
}) {
  const text = useText('leader')
  const ofPrayers = useText('prayers')
  const locale = useLocale()
  return (
    <section id="today" aria-labelledby="today-title">
      <h2 id="today-title">{text('today')}</h2>
      {today.length === 0 && <p>{text('nothing-today')}</p>}
      <Moments moments={today} daysBetween={daysBetween} />
      {tomorrow.length > 0 && (
        <>
          <h3>{text('tomorrow')}</h3>
          <Moments moments={tomorrow} daysBetween={daysBetween} />
        </>
      )}
      {prayers && (
        <div className={styles.prayers}>
          <HoursOfPrayer {...{ prayers, locale }} text={ofPrayers} looks={{ hour: styles.hour, note: styles.room }} />
        </div>
      )}
    </section>
  )
}

function Moments({ moments, daysBetween }: { moments: readonly GroupMoment[]; daysBetween: number }) {
  const locale = useLocale()
  return (
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
  )
}
