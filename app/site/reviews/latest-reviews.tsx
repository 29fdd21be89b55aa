import { paths } from '#app/addresses/paths.ts'
import { MoreLink } from '#app/ui/more-link.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import styles from './latest-reviews.module.css'
import { RatingAverages } from './rating-averages.tsx'
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
        <div className={styles.averages}>
          <RatingAverages ratings={ratings} />
        </div>
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
