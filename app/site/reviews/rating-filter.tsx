import { paths, withQuery } from '#app/addresses/paths.ts'
import { ChipLink } from '#app/ui/chip-link.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import styles from './rating-filter.module.css'

const MARKS = [5, 4, 3, 2, 1]

/** Links to the reviews with as many stars. */
export function RatingFilter({ chosen }: { chosen: number | undefined }) {
  const text = useText('reviews')
  const locale = useLocale()
  const all = paths.comments(locale)
  return (
    <nav aria-label={text('filter')} className={styles.filter}>
      <ChipLink href={all} isCurrent={chosen === undefined}>
        {text('filter-all')}
      </ChipLink>
      {MARKS.map((mark) => (
        <ChipLink key={mark} href={withQuery(all, { rating: mark })} isCurrent={chosen === mark}>
          {text('stars', { count: mark })}
        </ChipLink>
      ))}
    </nav>
  )
}
