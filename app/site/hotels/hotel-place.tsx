import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/text.tsx'
import { isolate } from '#kernel/isolate.ts'
import type { HotelDetail } from '#modules/catalog/index.server.ts'
import { mapUrl } from '../chrome/contact-links.ts'
import { WalkDrawing } from '../map/walk-drawing.tsx'
import styles from './hotel-place.module.css'

/** The hotel as a drawing around the place people walk to, and its address with a way to a real map. */
export function HotelPlace({ hotel }: { hotel: HotelDetail }) {
  const text = useText('hotels')
  const { name, cityName, district, distanceToName, walkMetres, postalCode, coordinates } = hotel
  return (
    <section>
      <h2>{text('where')}</h2>
      {walkMetres !== null && (
        <WalkDrawing place={hotel.place} stays={[{ name, cityName, distanceToName, walkMetres }]} />
      )}
      <address className={styles.address}>
        <Icon name="map-pin" />
        <span>
          <bdi>{name}</bdi>
          <span>{text('place', { city: cityName, district })}</span>
          {postalCode !== null && <span>{text('postal-code', { code: isolate(postalCode) })}</span>}
        </span>
        <a href={coordinates ? pointUrl(coordinates) : mapUrl(`${hotel.latinName}, ${cityName}`)} rel="noopener">
          {text('open-map')}
          <Icon name="external-link" />
        </a>
      </address>
    </section>
  )
}

function pointUrl({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
}
