import { Icon, type IconName } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { formatTime } from '#kernel/format-time.ts'
import { joinList } from '#kernel/join-list.ts'
import { roomsOfStay, type Workspace } from '#modules/operations/index.ts'
import styles from './operations.module.css'

const drawings = { flight: 'plane', bus: 'bus', train: 'train-front', transfer: 'bus' } as const satisfies Record<
  string,
  IconName
>

/** The journey at a glance: rides with their times, running as the page reads, and hotels with their nights. */
export function JourneyStrip({ workspace }: { workspace: Workspace }) {
  const text = useText('staff-operations')
  const locale = useLocale()
  const { rides, stays } = workspace
  if (rides.length + stays.length === 0) return null
  return (
    <ul className={styles.strip} aria-label={text('journey')}>
      {rides.map((ride) => (
        <li key={ride.id}>
          <Icon name={drawings[ride.kind]} />
          <span>
            <b>
              <bdi>{[ride.name, ride.route].filter(Boolean).join(' · ')}</bdi>
            </b>
            <small>
              {formatDate(ride.leavesOn, locale, { short: true, year: false })}{' '}
              {[ride.leavesAt, ride.arrivesAt]
                .filter(Boolean)
                .map((time) => formatTime(time, locale))
                .join(' – ')}
            </small>
          </span>
        </li>
      ))}
      {stays.map((stay) => (
        <li key={stay.key}>
          <Icon name="bed-double" />
          <span>
            <b>
              <bdi>{joinList([stay.name[locale], stay.cityName[locale]], locale)}</bdi>
            </b>
            <small>
              {text('night-count', { count: stay.nights })} ·{' '}
              {text('room-count', { count: roomsOfStay(workspace, stay).length })}
            </small>
          </span>
        </li>
      ))}
    </ul>
  )
}
