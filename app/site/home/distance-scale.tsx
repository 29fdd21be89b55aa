import { paths } from '#app/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { isFarOnScale, placeOnScale, SCALE_TICKS } from '#app/ui/walk-scale.ts'
import type { HotelDistance } from '#modules/catalog/index.server.ts'
import styles from './distance-scale.module.css'

/** The hotels of Makkah on one line that starts at the Haram, a star at the distance of each; upright on phones. */
export function DistanceScale({ hotels }: { hotels: HotelDistance[] }) {
  const text = useText('home')
  const locale = useLocale()
  return (
    <section className="section band" id="distance">
      <div className="wrap">
        <SectionHead
          title={text('distance-title')}
          lead={text('distance-lead')}
          link={{ href: paths.hotels(locale, { city: 'makkah' }), label: text('distance-all') }}
        />
        <div className={styles.scale}>
          <span className={styles.origin}>
            <Icon name="kaaba" />
            <b>{text('haram')}</b>
          </span>
          <div className={styles.ticks} aria-hidden="true">
            {SCALE_TICKS.map((metres) => (
              <span key={metres} style={placeOnScale(metres)}>
                <span>{text('metres', { metres })}</span>
              </span>
            ))}
          </div>
          <ol className={styles.pins}>
            {hotels.map((hotel, index) => (
              <li key={hotel.key} className={pinClass(hotel, index)} style={placeOnScale(hotel.walkMetres)}>
                <a href={paths.hotel(locale, hotel.link)}>
                  <bdi>{hotel.name}</bdi>
                </a>
                <span className={styles.walk}>
                  {text('walk', { metres: hotel.walkMetres, minutes: hotel.walkMinutes })}
                </span>
                {hotel.stars !== null && <Stars count={hotel.stars} label={text('stars', { count: hotel.stars })} />}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}

function pinClass(hotel: HotelDistance, index: number): string {
  const side = index % 2 === 0 ? styles.above : styles.below
  const isFar = isFarOnScale(hotel.walkMetres)
  return [styles.pin, side, index % 4 === 2 && styles.low, isFar && styles.far].filter(Boolean).join(' ')
}
