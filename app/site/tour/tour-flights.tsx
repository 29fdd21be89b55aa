import { useText } from '#app/ui/text.tsx'
import type { TourDetail } from '#modules/catalog/index.ts'
import { FlightRows } from '../flights/flight-rows.tsx'
import styles from './tour-flights.module.css'

/** The flights of the chosen departure with their hours, or that these are not known yet; nothing where nobody flies. */
export function TourFlights({ tour: { flights, flightTimes } }: { tour: TourDetail }) {
  const text = useText('tour')
  if (flights.length === 0) return null
  return (
    <section id="flights">
      <h2>{text('flights')}</h2>
      {flightTimes.length > 0 ? (
        <FlightRows flights={flightTimes} />
      ) : (
        <p className={styles.unknown}>{text('flights-unknown')}</p>
      )}
    </section>
  )
}
