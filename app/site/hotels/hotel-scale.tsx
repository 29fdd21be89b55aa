import { paths } from '#app/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { isFarOnScale, placeOnScale, SCALE_TICKS } from '#app/ui/walk-scale.ts'
import type { HotelDetail } from '#modules/catalog/index.server.ts'
import { chooseNeighbours } from './choose-neighbours.ts'
import styles from './hotel-scale.module.css'

/** The walk from the hotel on the one scale of the site, beside those from others near it; upright on phones. */
export function HotelScale({ hotel }: { hotel: HotelDetail }) {
  const text = useText('hotels')
  const locale = useLocale()
  if (hotel.walkMetres === null || hotel.distanceToName === null) return null
  const { key, name, link, walkMetres, walkMinutes } = hotel
  const others = chooseNeighbours(walkMetres, hotel.nearby)
  const pins = [{ key, name, link, walkMetres, walkMinutes }, ...others].toSorted((a, b) => a.walkMetres - b.walkMetres)
  const isHaram = hotel.city === 'makkah'
  return (
    <section>
      <h2>{text(isHaram ? 'how-far-haram' : 'how-far-centre')}</h2>
      <p className={styles.lead}>{text('how-far-lead')}</p>
      <div className={styles.scale}>
        <p className={styles.origin}>
          <Icon name={isHaram ? 'kaaba' : hotel.city === 'madinah' ? 'dome' : 'map-pin'} />
          <b>{hotel.distanceToName}</b>
        </p>
        <div className={styles.ticks} aria-hidden="true">
          {SCALE_TICKS.map((metres) => (
            <span key={metres} style={placeOnScale(metres)}>
              <span>{text('metres', { metres })}</span>
            </span>
          ))}
        </div>
        <ol>
          {pins.map((pin) => (
            <li
              key={pin.key}
              style={placeOnScale(pin.walkMetres)}
              className={pinClass(pin.walkMetres, pin.key === key)}
            >
              {pin.key === key ? (
                <b>{text('this-hotel')}</b>
              ) : (
                <a href={paths.hotel(locale, pin.link)}>
                  <bdi>{pin.name}</bdi>
                </a>
              )}
              <span className={styles.walk}>
                {pin.walkMinutes === null
                  ? text('metres', { metres: pin.walkMetres })
                  : text('walk', { metres: pin.walkMetres, minutes: pin.walkMinutes })}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function pinClass(metres: number, isThis: boolean): string {
  return [styles.pin, isThis && styles.own, isFarOnScale(metres) && styles.far].filter(Boolean).join(' ')
}
