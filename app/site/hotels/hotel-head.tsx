import { paths } from '#app/addresses/paths.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Eyebrow } from '#app/ui/eyebrow.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { languages } from '#kernel/languages.ts'
import type { Hotel } from '#modules/catalog/index.ts'
import styles from './hotel-head.module.css'

/** Where the hotel is, its name and class, and how long the walk from it is. */
export function HotelHead({ hotel }: { hotel: Hotel }) {
  const text = useText('hotels')
  const ui = useText('ui')
  const locale = useLocale()
  return (
    <>
      <Breadcrumb
        items={[
          { href: paths.home(locale), label: ui('home-page') },
          { href: paths.hotels(locale), label: text('title') },
          { href: paths.hotels(locale, { city: hotel.city }), label: hotel.cityName },
        ]}
        current={hotel.name}
      />
      <header className={styles.head}>
        <div>
          <Eyebrow>{text('place', { city: hotel.cityName, district: hotel.district })}</Eyebrow>
          <h1>
            <bdi>{hotel.name}</bdi>
          </h1>
          <p className={styles.class}>
            {hotel.stars !== null && (
              <>
                <Stars count={hotel.stars} label={text('star-count', { count: hotel.stars })} />
                <span aria-hidden="true">{text('star-count', { count: hotel.stars })}</span>
              </>
            )}
            {hotel.latinName !== hotel.name && languages[locale].script !== 'latin' && (
              <bdi lang="en" dir="ltr" className={styles.latin}>
                {hotel.latinName}
              </bdi>
            )}
          </p>
        </div>
        {hotel.walkMetres !== null && (
          <p className={styles.walk}>
            <b>{text('metres', { metres: hotel.walkMetres })}</b>
            {hotel.walkMinutes !== null && <span>{text('minutes-on-foot', { minutes: hotel.walkMinutes })}</span>}
            {hotel.distanceToName !== null && (
              <span className={styles.to}>{text('to-place', { place: hotel.distanceToName })}</span>
            )}
          </p>
        )}
      </header>
    </>
  )
}
