import { DateText, useText } from '#app/ui/text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ProgramDay } from '#modules/catalog/index.ts'
import styles from './tour-program.module.css'

/** Days shown at once; a longer programme opens on demand. */
const FIRST_DAYS = 5

export function TourProgram({ days }: { days: ProgramDay[] }) {
  const text = useText('tour')
  if (days.length === 0) return null
  const isLong = days.length > FIRST_DAYS + 1
  return (
    <section>
      <h2>{text('programme')}</h2>
      <Days days={isLong ? days.slice(0, FIRST_DAYS) : days} />
      {isLong && (
        <details className={styles.more}>
          <summary>
            {text('programme-all', { count: days.length })}
            <Icon name="chevron-down" />
          </summary>
          <Days days={days.slice(FIRST_DAYS)} />
        </details>
      )}
    </section>
  )
}

function Days({ days }: { days: ProgramDay[] }) {
  const text = useText('tour')
  return (
    <ol className={styles.days}>
      {days.map(({ day, date, title, text: words, place }) => (
        <li key={day} className={styles[place]}>
          <p className={styles.date}>
            <b>{text('day', { n: String(day) })}</b>
            <DateText date={date} short year={false} />
          </p>
          <i className={styles.mark} aria-hidden="true" />
          <div>
            <h3>{title}</h3>
            <p>{words}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
