import type { ReactNode } from 'react'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { formatTime } from '#kernel/format-time.ts'
import { joinList } from '#kernel/join-list.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { TravelledFlight } from '#modules/catalog/index.server.ts'
import { airportName } from '#modules/catalog/index.ts'
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
            {flight.change && <Change flight={flight} change={flight.change} />}
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
function Change({
  flight,
  change: { changedAt, was },
}: {
  flight: TravelledFlight
  change: NonNullable<TravelledFlight['change']>
}) {
  const text = useText('tour')
  const locale = useLocale()
  const moment = (day: typeof was.leavesOn, time: string) =>
    text('flight-moment', { day: formatDate(day, locale, { year: false }), time: formatTime(time, locale) })
  const airportBefore = was.from === flight.from.code ? flight.from : { code: was.from, city: was.from }
  const parts = [
    was.number !== flight.number && was.number,
    (was.from !== flight.from.code || was.to !== flight.to.code) && `${was.from} – ${was.to}`,
    (was.leavesOn !== flight.leavesOn || was.leavesAt !== flight.leavesAt) &&
      text('flight-left', { moment: moment(was.leavesOn, was.leavesAt) }),
    (was.arrivesOn !== flight.arrivesOn || was.arrivesAt !== flight.arrivesAt) &&
      text('flight-arrived', { moment: moment(was.arrivesOn, was.arrivesAt) }),
    was.terminal !== flight.terminal &&
      was.terminal &&
      text('flight-terminal', { airport: airportName(airportBefore), terminal: was.terminal }),
    was.meetsAt !== flight.meetsAt && was.meetsAt && text('flight-met', { time: formatTime(was.meetsAt, locale) }),
    was.meetingPlace?.[locale] !== flight.meetingPlace && was.meetingPlace?.[locale],
  ].filter((part): part is string => typeof part === 'string' && part !== '')
  const date = formatDate(dayInIstanbul(changedAt), locale)
  return (
    <p className={styles.change}>
      {parts.length > 0
        ? text('flight-changed', { date, was: joinList(parts, locale) })
        : text('flight-changed-on', { date })}
    </p>
  )
}
