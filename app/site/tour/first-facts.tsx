import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/text.tsx'
import type { TourHotel, TourSummary } from '#modules/catalog/index.ts'
import { WalkTime } from '../tours/walk-time.tsx'
import styles from './first-facts.module.css'
import { PlacesLeft } from './places-left.tsx'

/** What decides for most people, on the first screen of every width: the walk to the mosques and the places left. */
export function FirstFacts({ tour }: { tour: TourSummary }) {
  return (
    <div className={styles.facts}>
      <Walks hotels={tour.hotels} />
      <PlacesLeft tour={tour} />
    </div>
  )
}

function Walks({ hotels }: { hotels: TourHotel[] }) {
  const text = useText('tour')
  const walks = (['makkah', 'madinah'] as const).flatMap((city) => {
    const hotel = hotels.find((each) => each.city === city && each.walkMetres !== null)
    return hotel?.walkMetres ? [{ city, metres: hotel.walkMetres, minutes: hotel.walkMinutes }] : []
  })
  if (walks.length === 0) return null
  return (
    <ul>
      {walks.map(({ city, metres, minutes }) => (
        <li key={city}>
          <Icon name="footprints" />
          <b>{text(`walk-${city}`, { metres })}</b>
          {minutes !== null && (
            <span>
              <WalkTime minutes={minutes} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
