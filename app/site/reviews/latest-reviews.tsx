import { paths } from '#app/addresses/paths.ts'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatRating } from '#kernel/format-rating.ts'
import styles from './latest-reviews.module.css'
import { ReviewEntry } from './review-entry.tsx'
import type { ShownReviews } from './shown-reviews.server.ts'

/** The average and the latest reviews beside what they are about. */
export function LatestReviews({ shown: { about, reviews, ratings } }: { shown: ShownReviews }) {
  const text = useText('reviews')
  const locale = useLocale()
  if (reviews.length === 0) return null
  return (
    <section>
      <h2>{text(`${about}-title`)}</h2>
      {ratings && (
        <p className={styles.average}>
          <Stars
            count={Math.round(ratings.average / 10)}
            label={text('stars', { count: Math.round(ratings.average / 10) })}
          />
          <b>
            <bdi>{text('of-five', { rating: formatRating(ratings.average, locale) })}</bdi>
          </b>
          <span>{text('average', { count: ratings.count })}</span>
        </p>
      )}
      <ul className={styles.reviews}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewEntry review={review} />
          </li>
        ))}
      </ul>
      {reviews.some(({ isSample }) => isSample) && <p className={styles.note}>{text('sample')}</p>}
      <MoreLink href={paths.comments(locale)}>{text('all')}</MoreLink>
    </section>
  )
}
