import { artOf } from '#app/pictures/art.ts'
import { paths } from '#app/addresses/paths.ts'
import { DistanceLine } from '#app/ui/distance-line.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Print } from '#app/ui/print.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { Hotel } from '#modules/catalog/index.ts'
import styles from './hotel-card.module.css'

export type HotelCardFacts = Pick<
  Hotel,
  'link' | 'name' | 'cityName' | 'district' | 'stars' | 'distanceToName' | 'walkMetres' | 'walkMinutes' | 'image'
>

/** A hotel in the list: its picture, class and place, and the walk on the one scale of the site. */
export function HotelCard({ hotel, isEager }: { hotel: HotelCardFacts; isEager: boolean }) {
  const text = useText('hotels')
  const locale = useLocale()
  const picture = artOf(hotel.image, locale)
  return (
    <article className={styles.card}>
      {picture && (
        <Print
          picture={{ ...picture, alt: '' }}
          ratio="4/3"
          sizes="(width <= 768px) 100vw, (width <= 1024px) 45vw, 420px"
          isEager={isEager}
        />
      )}
      <div className={styles.words}>
        <p className={styles.place}>{text('place', { city: hotel.cityName, district: hotel.district })}</p>
        <h2 className={styles.name}>
          <a href={paths.hotel(locale, hotel.link)}>
            <bdi>{hotel.name}</bdi>
          </a>
        </h2>
        {hotel.stars !== null && <Stars count={hotel.stars} label={text('star-count', { count: hotel.stars })} />}
        {hotel.walkMetres !== null && (
          <div className={styles.walk}>
            <p>
              <Icon name="footprints" />
              <b>{text('metres', { metres: hotel.walkMetres })}</b>
              {hotel.walkMinutes !== null && <span>{text('minutes-on-foot', { minutes: hotel.walkMinutes })}</span>}
            </p>
            <DistanceLine metres={hotel.walkMetres} />
            {hotel.distanceToName !== null && (
              <p className={styles.to}>{text('to-place', { place: hotel.distanceToName })}</p>
            )}
          </div>
        )}
      </div>
    </article>
  )
}
