import type { ReactNode } from 'react'
import { flightBefore, meetingBefore } from '#app/acts/calendar/flight-before.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { formatTime } from '#kernel/format-time.ts'
import { joinList } from '#kernel/join-list.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { TravelledFlight } from '#modules/catalog/index.server.ts'
import { FlightRows } from '../flights/flight-rows.tsx'
import styles from './order-flights.module.css'

/** The flights of a journey for those who travel: with where and when they meet, and what was changed when. */
export function OrderFlights({ flights }: { flights: readonly TravelledFlight[] }) {
  const text = useText('tour')
  if (flights.length === 0) return null
  return (
    <>
      <h3>{text('flights')}</h3>
      <FlightRows
        flights={flights}
        more={flights.map((flight, index): ReactNode => (
          <div key={index} className={styles.more}>
            <Meeting flight={flight} />
            {flight.change && <Change flight={flight} changedAt={flight.change.changedAt} />}
          </div>
        ))}
      />
    </>
  )
}

function Meeting({ flight: { meetingPlace, meetsOn, meetsAt } }: { flight: TravelledFlight }) {
  const text = useText('tour')
  const locale = useLocale()
  if (!meetingPlace && !meetsAt) return null
  const hour =
    meetsAt &&
    text('flight-moment', { day: formatDate(meetsOn, locale, { weekday: true }), time: formatTime(meetsAt, locale) })
  return (
    <p className={styles.meeting}>
      <b>{text('flight-meeting')}</b> <span>{hour}</span>
      {meetingPlace && <bdi>{meetingPlace}</bdi>}
    </p>
  )
}

/** Only what is another thing now. */
function Change({ flight, changedAt }: { flight: TravelledFlight; changedAt: Date }) {
  const text = useText('tour')
  const locale = useLocale()
  const parts = [...flightBefore(flight, { text, locale }), ...meetingBefore(flight, { text, locale })]
  const date = formatDate(dayInIstanbul(changedAt), locale)
  return (
    <p className={styles.change}>
      {parts.length > 0
        ? text('flight-changed', { date, was: joinList(parts, locale) })
        : text('flight-changed-on', { date })}
    </p>
  )
}
