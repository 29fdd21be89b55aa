import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { DateText, useLocale, useText } from '#app/ui/text.tsx'
import { formatTime } from '#kernel/format-time.ts'
import { daysBetween } from '#kernel/plain-date.ts'
import { airportName, type ShownFlight } from '#modules/catalog/index.ts'
import { baggageOf } from './baggage-of.ts'
import styles from './flight-rows.module.css'

/** The flights of a departure as tickets tell them, with what else is to be said of each, in the same order. */
export function FlightRows({ flights, more = [] }: { flights: readonly ShownFlight[]; more?: readonly ReactNode[] }) {
  const text = useText('tour')
  return (
    <>
      <ol className={styles.flights}>
        {flights.map((flight, index) => (
          <li key={index}>
            <p className={styles.head}>
              <span>{text(`flight-${legOf(index, flights.length)}`)}</span>
              <DateText date={flight.leavesOn} weekday />
              <span className={styles.number}>
                <bdi dir="ltr">{flight.number}</bdi>
              </span>
            </p>
            <FlightLine flight={flight} />
            <FlightFacts flight={flight} />
            {more[index]}
          </li>
        ))}
      </ol>
      <p className={styles.note}>{text('flights-local')}</p>
    </>
  )
}

/** From where to where, and when by the clocks there. */
function FlightLine({ flight }: { flight: ShownFlight }) {
  const text = useText('tour')
  const { from, to, leavesOn, leavesAt, arrivesOn, arrivesAt, minutes } = flight
  const later = daysBetween(leavesOn, arrivesOn)
  return (
    <div className={styles.line}>
      <End time={leavesAt} airport={from} />
      <span className={styles.way}>
        <Icon name="plane" isFlipped />
        <span>{text('flight-length', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}</span>
      </span>
      <End time={arrivesAt} airport={to}>
        {later > 0 && <small>{text('flight-later', { count: later })}</small>}
      </End>
    </div>
  )
}

function End({
  time,
  airport: { code, city },
  children,
}: {
  time: string
  airport: ShownFlight['from']
  children?: ReactNode
}) {
  const locale = useLocale()
  return (
    <span className={styles.end}>
      <span className={styles.hour}>
        <time dateTime={time}>{formatTime(time, locale)}</time> {children}
      </span>
      <span className={styles.place}>
        <bdi>{city}</bdi> <bdi dir="ltr">{code}</bdi>
      </span>
    </span>
  )
}

/** The terminal and what may be taken along, where they are known. */
function FlightFacts({ flight }: { flight: ShownFlight }) {
  const text = useText('tour')
  const { from, terminal } = flight
  const facts = [
    ...(terminal ? [text('flight-terminal', { airport: airportName(from), terminal })] : []),
    ...baggageOf(flight, text),
  ]
  if (facts.length === 0) return null
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

function legOf(index: number, count: number): 'out' | 'between' | 'back' {
  if (index === 0) return 'out'
  return index === count - 1 ? 'back' : 'between'
}
