import { searchPath } from '#app/addresses/search-path.ts'
import { MoreLink } from '#app/ui/more-link.tsx'
import { DateRangeText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import type { TourSummary } from '#modules/catalog/index.ts'
import type { SearchHit } from '#modules/content/index.server.ts'
import type { SearchKind } from '#modules/content/index.ts'
import { MarkedText } from './marked-text.tsx'
import styles from './search-group.module.css'

/** What was found of one kind, best first. */
export function SearchGroup({
  kind,
  hits,
  more,
}: {
  kind: SearchKind
  hits: readonly SearchHit[]
  more?: { href: string; count: number } | undefined
}) {
  const text = useText('search')
  const locale = useLocale()
  return (
    <section className={styles.group} aria-labelledby={`found-${kind}`}>
      <h2 id={`found-${kind}`}>{text(`kind-${kind}`)}</h2>
      <ul>
        {hits.map((hit) => (
          <li key={hit.key} className={styles.hit}>
            <h3>
              <a href={searchPath(locale, hit)}>
                <MarkedText parts={hit.title} />
              </a>
            </h3>
            {hit.departure && <Departure tour={hit.departure} />}
            <p className={styles.excerpt}>
              <MarkedText parts={hit.excerpt} />
            </p>
          </li>
        ))}
      </ul>
      {more && <MoreLink href={more.href}>{text('of-kind', { count: more.count })}</MoreLink>}
    </section>
  )
}

function Departure({ tour }: { tour: TourSummary }) {
  const text = useText('tour')
  return (
    <p className={styles.departure}>
      <DateRangeText from={tour.departsOn} to={tour.returnsOn} />
      {tour.nights > 0 && <span>{text('nights', { count: tour.nights })}</span>}
      <MoneyText money={tour.fromPrice} />
    </p>
  )
}
