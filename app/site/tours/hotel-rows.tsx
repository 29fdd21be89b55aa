import { Icon } from '#app/ui/icon.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { useText } from '#app/ui/text.tsx'
import type { TourHotel } from '#modules/catalog/index.ts'
import styles from './hotel-rows.module.css'
import { WalkTime } from './walk-time.tsx'

/** The hotels of a journey, holy cities first: name, stars and the walk to the mosque; two rows at most. */
export function HotelRows({ hotels }: { hotels: TourHotel[] }) {
  const rank = (hotel: TourHotel) => (hotel.city === 'makkah' ? 0 : hotel.city === 'madinah' ? 1 : 2)
  const shown = hotels
    .toSorted((a, b) => rank(a) - rank(b))
    .filter((hotel, index, all) => all.findIndex((each) => each.name === hotel.name) === index)
  return (
    <ul className={styles.hotels}>
      {shown.slice(0, 2).map((hotel) => (
        <HotelRow key={hotel.name} hotel={hotel} />
      ))}
    </ul>
  )
}

function HotelRow({ hotel }: { hotel: TourHotel }) {
  const text = useText('tours')
  const place = hotel.city === 'makkah' || hotel.city === 'madinah' ? styles[hotel.city] : undefined
  return (
    <li>
      <i className={place ? `${styles.mark} ${place}` : styles.mark} aria-hidden="true" />
      <span>
        <bdi>{hotel.name}</bdi>{' '}
        {hotel.stars !== null && <Stars count={hotel.stars} label={text('star-hotel', { count: hotel.stars })} />}
      </span>
      {place && hotel.walkMetres !== null && hotel.walkMinutes !== null && (
        <span className={styles.walk}>
          <b>
            <Icon name="footprints" className={styles.feet} />
            {text('metres', { metres: hotel.walkMetres })}
          </b>
          <span>
            <WalkTime minutes={hotel.walkMinutes} />
          </span>
        </span>
      )}
    </li>
  )
}
