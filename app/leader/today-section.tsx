import { chairHours } from '#app/acts/road/chair-words.ts'
import { HoursOfPrayer } from '#app/page/hours-of-prayer.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatTime } from '#kernel/format-time.ts'
import { airportName } from '#modules/catalog/index.ts'
import type { PrayersOfDay } from '#modules/road/index.ts'
import styles from './leader.module.css'
import type { GroupMoment } from './today-of-group.ts'

/** What is on today, by the hour. */
export function TodaySection({ moments, prayers }: { moments: readonly GroupMoment[]; prayers: PrayersOfDay | null }) {
  const text = useText('leader')
  const ofPrayers = useText('prayers')
  const locale = useLocale()
  return (
    <section id="today" aria-labelledby="today-title">
      <h2 id="today-title">{text('today')}</h2>
      {moments.length === 0 && <p>{text('nothing-today')}</p>}
      <ul className={styles.moments}>
        {moments.map((moment, at) => (
          <li key={at}>
            {moment.at !== '' && <b className={styles.hour}>{formatTime(moment.at, locale)}</b>}
            <span>
              <Moment moment={moment} />
            </span>
          </li>
        ))}
      </ul>
      {prayers && (
        <div className={styles.prayers}>
          <HoursOfPrayer {...{ prayers, locale }} text={ofPrayers} looks={{ hour: styles.hour, note: styles.room }} />
        </div>
      )}
    </section>
  )
}

function Moment({ moment }: { moment: GroupMoment }) {
  const text = useText('leader')
  const road = useText('pocket')
  const permits = useText('permits')
  const chairs = useText('chairs')
  const locale = useLocale()
  if (moment.kind === 'ride') {
    const { kind, name, meeting } = moment.ride
    return (
      <>
        {road(`ride-${kind}`)}: <bdi>{name}</bdi> <bdi>{meeting}</bdi>
      </>
    )
  }
  if (moment.kind === 'start') return road('pick-up', { where: moment.pickUp })
  if (moment.kind === 'let-in') {
    const { permit, people, earlyMinutes } = moment
    return (
      <>
        {permits(`kind-${permit.kind}`)}: {text('let-in', { count: people })}
        {permit.gate !== '' && ` · ${permits('gate', { gate: permit.gate })}`}
        {permit.kind === 'rawdah' && ` · ${permits('meet', { count: earlyMinutes })}`}
      </>
    )
  }
  if (moment.kind === 'chair') {
    const { name, withPusher, place, ...hours } = moment.chair
    return (
      <>
        {chairs('title')}: <bdi>{name}</bdi> · {chairHours(hours, locale)}
        {withPusher && ` · ${chairs('with-pusher')}`} · <bdi>{place}</bdi>
      </>
    )
  }
  const { number, from, to, meetingPlace } = moment.flight
  if (moment.kind === 'meeting')
    return road('meeting-where', { when: formatTime(moment.at, locale), where: meetingPlace ?? '' })
  return (
    <>
      {road('from-to', { from: airportName(from), to: airportName(to) })} <bdi dir="ltr">{number}</bdi>
    </>
  )
}
