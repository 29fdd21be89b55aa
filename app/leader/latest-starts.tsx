import { useText } from '#app/ui/text.tsx'
import type { Leaving } from './rites-of-group.server.ts'
import styles from './leader.module.css'
import { useHour } from './use-hour.ts'

/**
 * By when each rite has to begin before something leaves, and a warning once it is too late; the telephone shows it for
 * what is chosen or under way, also without a connection.
 */
export function LatestStartsBefore({
  leaving: { at, what, starts },
  now,
  isNext,
}: {
  leaving: Leaving
  now: Date
  /** Whether it is one of the next things that leave; the telephone goes on from there. */
  isNext: boolean
}) {
  const text = useText('diary')
  const words = useText('leader')
  const hourOf = useHour()
  const hour = hourOf(at)
  return (
    <div className={styles.leaving} data-leaves={at.toISOString()} hidden={!isNext} suppressHydrationWarning>
      <h3>
        {text('before', { hour })} · <bdi>{what}</bdi>
      </h3>
      <p>{text(starts.length > 0 ? 'begin-by' : 'no-hour')}</p>
      <ul className={styles.starts}>
        {starts.map((start) => {
          const meant = { rite: words(`rite-${start.rite}`), floor: words(`floor-${start.floor}`) }
          return (
            <li key={`${start.rite} ${start.floor}`}>
              {text('start', { ...meant, hour: hourOf(start.at) })}
              <p
                role="alert"
                className={styles.clash}
                data-clash={`${start.rite} ${start.floor}`}
                data-after={start.at.toISOString()}
                data-until={at.toISOString()}
                hidden={now <= start.at}
                suppressHydrationWarning
              >
                {text('clash', { ...meant, hour, what })}
              </p>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
