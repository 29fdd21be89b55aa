import { paths } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { WalkLine, WalkPin } from '#app/ui/walk-line.tsx'
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
      <WalkLine
        className={styles.scale}
        from={{
          icon: isHaram ? 'kaaba' : hotel.city === 'madinah' ? 'dome' : 'map-pin',
          name: hotel.distanceToName,
        }}
        nameMetres={(metres) => text('metres', { metres })}
      >
        {pins.map(({ key: pinKey, link: pinLink, name: pinName, walkMetres: metres, walkMinutes: minutes }) => (
          <WalkPin
            key={pinKey}
            className={pinKey === key ? styles.own : undefined}
            metres={metres}
            walk={minutes === null ? text('metres', { metres }) : text('walk', { metres, minutes })}
            name={
              pinKey === key ? (
                <b>{text('this-hotel')}</b>
              ) : (
                <a href={paths.hotel(locale, pinLink)}>
                  <bdi>{pinName}</bdi>
                </a>
              )
            }
          />
        ))}
      </WalkLine>
    </section>
  )
}
