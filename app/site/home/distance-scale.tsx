import { paths } from '#app/addresses/paths.ts'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { WalkLine, WalkPin } from '#app/ui/walk-line.tsx'
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
        <WalkLine
          className={styles.scale}
          from={{ icon: 'kaaba', name: text('haram') }}
          nameMetres={(metres) => text('metres', { metres })}
        >
          {hotels.map(({ key, link, name, stars, walkMetres: metres, walkMinutes: minutes }, index) => (
            <WalkPin
              key={key}
              className={`${styles.pin} ${reachOf(index)}`}
              metres={metres}
              side={index % 2 === 0 ? 'above' : 'below'}
              walk={text('walk', { metres, minutes })}
              name={
                <a href={paths.hotel(locale, link)}>
                  <bdi>{name}</bdi>
                </a>
              }
            >
              {stars !== null && <Stars count={stars} label={text('stars', { count: stars })} />}
            </WalkPin>
          ))}
        </WalkLine>
      </div>
    </section>
  )
}

/** Names above and below the line stand at three heights, so that neighbours leave each other room. */
function reachOf(index: number): string | undefined {
  if (index % 2 === 1) return styles.deep
  return index % 4 === 2 ? styles.low : styles.high
}
