import { paths } from '#app/addresses/paths.ts'
import { DateRangeText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import type { SameDeparture } from '#modules/catalog/index.ts'
import styles from './same-departures.module.css'

/**
 * The same days with other hotels, for those to whom this one is too far, too dear or full; where nothing else leaves
 * that day, the days around it.
 */
export function SameDepartures({ same, near }: { same: SameDeparture[]; near: SameDeparture[] }) {
  const text = useText('tour')
  const locale = useLocale()
  const isSame = same.length > 0
  const tours = isSame ? same : near
  if (tours.length === 0) return null
  return (
    <section>
      <h2 className={styles.title}>{text(isSame ? 'same-departure' : 'near-departures')}</h2>
      <ul>
        {tours.map((tour) => (
          <li key={tour.id} className={styles.tour}>
            <a href={paths.tour(locale, tour.id)}>
              {tour.hotelName === null
                ? tour.name
                : tour.walkMetres === null
                  ? tour.hotelName
                  : text('hotel-metres', { name: tour.hotelName, metres: tour.walkMetres })}
            </a>
            <MoneyText money={tour.fromPrice} className={styles.price} />
            {!isSame && <DateRangeText from={tour.departsOn} to={tour.returnsOn} className={styles.facts} />}
            <span className={styles.facts}>{text('hotel-facts', { nights: tour.nights, stars: tour.stars ?? 0 })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
