import { guideBefore } from '#app/acts/calendar/guide-before.ts'
import { rideBefore } from '#app/acts/calendar/ride-before.ts'
import { startBefore } from '#app/acts/calendar/start-before.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { formatPhone } from '#kernel/format-phone.ts'
import { formatTime } from '#kernel/format-time.ts'
import { joinList } from '#kernel/join-list.ts'
import type { Locale } from '#kernel/locale.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import type { TravelledStart } from '#modules/catalog/index.server.ts'
import type { RoadGuide, RoadRide, RoadRoom } from '#modules/operations/index.server.ts'
import styles from './order-flights.module.css'

/** What those who travel are told of a journey besides its flights. */
export type OrderRoadFacts = {
  start: TravelledStart | null
  rides: RoadRide[]
  guides: RoadGuide[]
  /** Only rooms that are settled, with the hotel and who sleeps there. */
  rooms: (Pick<RoadRoom, 'number' | 'change'> & { traveller: string; hotel: string })[]
}

/** When and where the journey begins, rides between, rooms that are settled, and who goes along with a telephone. */
export function OrderRoad({ departsOn, road }: { departsOn: PlainDate; road: OrderRoadFacts | undefined }) {
  const text = useText('pocket')
  const locale = useLocale()
  if (!road) return null
  const { start, rides, guides, rooms } = road
  return (
    <>
      {start && <Start departsOn={departsOn} start={start} />}
      {rides.length > 0 && (
        <>
          <h3>{text('rides')}</h3>
          <ul className={styles.more}>
            {rides.map((ride) => (
              <li key={ride.id} className={styles.meeting}>
                <b>
                  {text(`ride-${ride.kind}`)}: <bdi>{ride.name}</bdi>
                </b>
                <span className={styles.moment}>{momentIn(locale, ride.leavesOn, ride.leavesAt)}</span>
                {ride.route && <bdi>{ride.route}</bdi>}
                {ride.meeting && <bdi>{ride.meeting}</bdi>}
                <Changed at={ride.change?.changedAt} was={rideBefore(ride, locale)} />
              </li>
            ))}
          </ul>
        </>
      )}
      {rooms.length > 0 && (
        <>
          <h3>{text('rooms')}</h3>
          <ul className={styles.more}>
            {rooms.map(({ traveller, hotel, number, change }) => (
              <li key={`${hotel} ${traveller}`}>
                <bdi>{hotel}</bdi> · {text('room', { name: traveller, number })}
                <Changed at={change?.changedAt} was={change ? [change.was.number] : []} />
              </li>
            ))}
          </ul>
        </>
      )}
      {guides.length > 0 && (
        <>
          <h3>{text('guides')}</h3>
          <ul className={styles.more}>
            {guides.map((guide) => (
              <li key={guide.id}>
                {text(guide.role)}: <bdi>{guide.name}</bdi>{' '}
                {guide.phone !== null && (
                  <a href={`tel:${guide.phone}`}>
                    <bdi dir="ltr">{formatPhone(guide.phone, locale)}</bdi>
                  </a>
                )}
                <Changed at={guide.change?.changedAt} was={guideBefore(guide, locale)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function Start({ departsOn, start }: { departsOn: PlainDate; start: TravelledStart }) {
  const text = useText('tour')
  const locale = useLocale()
  const { at, pickUp, change } = start
  return (
    <>
      <h3>{text('start')}</h3>
      <div className={styles.more}>
        <p className={styles.meeting}>
          <b>{momentIn(locale, departsOn, at ?? '')}</b>
          {pickUp && <bdi>{pickUp}</bdi>}
        </p>
        <Changed at={change?.changedAt} was={startBefore(start, locale)} />
      </div>
    </>
  )
}

/** Since when something of the road is another thing, and what it was before. */
function Changed({ at, was }: { at: Date | undefined; was: readonly string[] }) {
  const text = useText('tour')
  const locale = useLocale()
  if (!at || was.length === 0) return null
  return (
    <p className={styles.change}>
      {text('flight-changed', { date: formatDate(dayInIstanbul(at), locale), was: joinList(was, locale) })}
    </p>
  )
}

function momentIn(locale: Locale, day: PlainDate, time: string): string {
  const date = formatDate(day, locale, { weekday: true })
  return time === '' ? date : `${date} ${formatTime(time, locale)}`
}
