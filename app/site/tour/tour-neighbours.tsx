import { paths } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDateRange } from '#kernel/format-date.ts'
import type { NeighbourTour } from '#modules/catalog/index.ts'
import styles from './tour-neighbours.module.css'

/** The departures before and after this one. */
export function TourNeighbours({ previous, next }: { previous: NeighbourTour | null; next: NeighbourTour | null }) {
  const text = useText('tour')
  if (!previous && !next) return null
  return (
    <nav className={styles.neighbours} aria-labelledby="neighbours">
      <h2 id="neighbours" className="visually-hidden">
        {text('neighbours-title')}
      </h2>
      {previous && <Neighbour tour={previous} label={text('previous')} rel="prev" />}
      {next && <Neighbour tour={next} label={text('next')} rel="next" />}
    </nav>
  )
}

function Neighbour({ tour, label, rel }: { tour: NeighbourTour; label: string; rel: 'prev' | 'next' }) {
  const text = useText('tour')
  const locale = useLocale()
  const dates = formatDateRange(tour.departsOn, tour.returnsOn, locale, { year: false })
  return (
    <a href={paths.tour(locale, tour.id)} rel={rel} className={styles[rel]}>
      <span>{label}</span>
      <b>{text('neighbour', { dates, name: tour.name })}</b>
    </a>
  )
}
