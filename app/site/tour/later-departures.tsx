import { paths } from '#app/addresses/paths.ts'
import { DateRangeText, useLocale, useText } from '#app/ui/text.tsx'
import type { NeighbourTour } from '#modules/catalog/index.ts'
import styles from './later-departures.module.css'

/** Where to go on from a departure that has left, is full or closed: the next ones of the same tour. */
export function LaterDepartures({ tours }: { tours: NeighbourTour[] }) {
  const text = useText('tour')
  const locale = useLocale()
  if (tours.length === 0) return null
  return (
    <section>
      <h2 className={styles.title}>{text('later-departures')}</h2>
      <ul className={styles.days}>
        {tours.map((tour) => (
          <li key={tour.id}>
            <a href={paths.tour(locale, tour.id)}>
              <DateRangeText from={tour.departsOn} to={tour.returnsOn} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
