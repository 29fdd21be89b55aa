import { artOf } from '#app/pictures/art.ts'
import { paths } from '#app/addresses/paths.ts'
import { Print } from '#app/ui/print.tsx'
import { DateRangeText, useLocale } from '#app/ui/text.tsx'
import type { TourSummary } from '#modules/catalog/index.ts'
import styles from './about-tour.module.css'

/** Which departure a form is about, beside it. */
export function AboutTour({ tour }: { tour: Pick<TourSummary, 'id' | 'name' | 'departsOn' | 'returnsOn' | 'image'> }) {
  const locale = useLocale()
  const picture = artOf(tour.image, locale)
  return (
    <div className={styles.about}>
      {picture && <Print picture={picture} ratio="16/9" sizes="(width <= 1024px) 100vw, 300px" />}
      <p className={styles.name}>
        <a href={paths.tour(locale, tour.id)}>{tour.name}</a>
      </p>
      <DateRangeText from={tour.departsOn} to={tour.returnsOn} className={styles.dates} />
    </div>
  )
}
