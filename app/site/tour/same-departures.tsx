import { paths } from '#app/paths.ts'
import { MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import type { SameDeparture } from '#modules/catalog/index.ts'
import styles from './same-departures.module.css'

/** The same days with other hotels, for those to whom this one is too far, too dear or full. */
export function SameDepartures({ tours }: { tours: SameDeparture[] }) {
  const text = useText('tour')
  const locale = useLocale()
  if (tours.length === 0) return null
  return (
    <section>
      <h2 className={styles.title}>{text('same-departure')}</h2>
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
            <span className={styles.facts}>{text('hotel-facts', { nights: tour.nights, stars: tour.stars ?? 0 })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
