import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { TourQuery, TourSort } from '#modules/catalog/index.ts'
import { addressWithin } from './list-address.ts'
import type { ListingData } from './load-listing.server.ts'
import styles from './sort-menu.module.css'

const labels = {
  recommended: 'sort-recommended',
  departureDate: 'sort-date',
  price: 'sort-price-low',
  '-price': 'sort-price-high',
  distance: 'sort-distance',
  durationDays: 'sort-duration',
} as const satisfies Partial<Record<TourSort, string>>

/** The orders of a list as links in a fold. */
export function SortMenu({ own, query: { sort, currency } }: { own: ListingData['own']; query: TourQuery }) {
  const text = useText('tours')
  const locale = useLocale()
  const sorts = Object.keys(labels) as (keyof typeof labels)[]
  const current = sorts.find((each) => each === sort)
  return (
    <details className={styles.menu}>
      <summary className={styles.summary}>
        <Icon name="arrow-up-down" className={styles.only} />
        <span className={styles.verb}>{text('sort')}</span>
        <span className={styles.current}>{text(current ? labels[current] : 'sort')}</span>
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <ul className={styles.list}>
        {sorts.map((each) => (
          <li key={each}>
            <a
              href={addressWithin(locale, own, { sort: each, currency })}
              {...(each === current ? { 'aria-current': 'true' as const } : {})}
            >
              {text(labels[each])}
              {each === current && <Icon name="check" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
