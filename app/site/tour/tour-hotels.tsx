import { artOf } from '#app/pictures/art.ts'
import { paths } from '#app/addresses/paths.ts'
import { DistanceLine, DISTANCE_SCALE_METRES } from '#app/ui/distance-line.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Print } from '#app/ui/print.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { HotelStay } from '#modules/catalog/index.ts'
import styles from './tour-hotels.module.css'

/** Where the nights are spent, each with its walk on the one scale of the site. */
export function TourHotels({ stays }: { stays: HotelStay[] }) {
  const text = useText('tour')
  if (stays.length === 0) return null
  return (
    <section>
      <h2>{text('hotels')}</h2>
      {stays.map((stay, index) => (
        <Stay key={index} stay={stay} />
      ))}
    </section>
  )
}

/** Houses that are named by their class only have no page. */
function HotelName({ stay }: { stay: HotelStay }) {
  const locale = useLocale()
  const name = <bdi>{stay.name}</bdi>
  return stay.link === null ? name : <a href={paths.hotel(locale, stay.link)}>{name}</a>
}

function Stay({ stay }: { stay: HotelStay }) {
  const text = useText('tour')
  const list = useText('tours')
  const picture = artOf(stay.image, useLocale())
  return (
    <article className={styles.stay}>
      {picture && <Print picture={picture} ratio="4/3" sizes="(width <= 768px) 100vw, 220px" />}
      <div>
        <p className={`${styles.place} ${styles[stay.place]}`}>
          <i aria-hidden="true" />
          {text('place-nights', { place: stay.cityName, count: stay.nights })}
        </p>
        <h3>
          <HotelName stay={stay} />{' '}
          {stay.stars !== null && <Stars count={stay.stars} label={text('stars', { count: stay.stars })} />}
        </h3>
        <p className={styles.words}>{stay.description}</p>
        {stay.walkMetres !== null && (
          <div className={styles.walk}>
            <p>
              <Icon name="footprints" />
              {list('metres', { metres: stay.walkMetres })}
              {stay.walkMinutes !== null && <span>{text('walk-minutes', { minutes: stay.walkMinutes })}</span>}
            </p>
            <DistanceLine metres={stay.walkMetres} />
            <p className={styles.scale}>
              <span>{stay.distanceToName}</span>
              <span>{list('metres', { metres: DISTANCE_SCALE_METRES })}</span>
            </p>
          </div>
        )}
      </div>
    </article>
  )
}
