import { paths } from '#app/addresses/paths.ts'
import { ChipLink } from '#app/ui/chip-link.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { HotelFacets, HotelFilter } from '#modules/catalog/index.ts'
import styles from './hotel-filters.module.css'

/** City and class as rows of links, each with the number of hotels it leads to; nothing that leads to none. */
export function HotelFilters({ filter, facets }: { filter: HotelFilter; facets: HotelFacets }) {
  const text = useText('hotels')
  const locale = useLocale()
  const { city, ...anyCity } = filter
  const { stars, ...anyStars } = filter
  return (
    <div className={styles.filters}>
      <nav aria-label={text('city')} className={styles.row}>
        <span aria-hidden="true">{text('city')}</span>
        <ul>
          <li>
            <ChipLink href={paths.hotels(locale, queryOf(anyCity))} isCurrent={city === undefined}>
              {text('all')}
            </ChipLink>
          </li>
          {facets.cities
            .filter(({ value, count }) => count > 0 || value === city)
            .map(({ value, name, count }) => (
              <li key={value}>
                <ChipLink href={paths.hotels(locale, queryOf({ ...filter, city: value }))} isCurrent={value === city}>
                  {name} <small>{count}</small>
                </ChipLink>
              </li>
            ))}
        </ul>
      </nav>
      <nav aria-label={text('stars')} className={styles.row}>
        <span aria-hidden="true">{text('stars')}</span>
        <ul>
          <li>
            <ChipLink href={paths.hotels(locale, queryOf(anyStars))} isCurrent={stars === undefined}>
              {text('all')}
            </ChipLink>
          </li>
          {facets.stars
            .filter(({ value, count }) => count > 0 || stars?.includes(value))
            .map(({ value, count }) => (
              <li key={value}>
                <ChipLink
                  href={paths.hotels(locale, queryOf({ ...filter, stars: [value] }))}
                  isCurrent={stars?.includes(value) ?? false}
                >
                  {text('star-count', { count: value })} <small>{count}</small>
                </ChipLink>
              </li>
            ))}
        </ul>
      </nav>
    </div>
  )
}

function queryOf({ city, stars }: HotelFilter) {
  return { city, stars: stars?.join(',') }
}
