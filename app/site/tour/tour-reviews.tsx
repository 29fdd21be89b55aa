import { paths } from '#app/paths.ts'
import { MoreLink } from '#app/ui/more-link.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { Review } from '#modules/content/index.ts'
import { ReviewEntry } from '../reviews/review-entry.tsx'
import styles from './tour-reviews.module.css'

/** What travellers wrote about this tour, whichever departure they were on. */
export function TourReviews({ reviews }: { reviews: readonly Review[] }) {
  const text = useText('reviews')
  const locale = useLocale()
  if (reviews.length === 0) return null
  return (
    <section>
      <h2>{text('tour-title')}</h2>
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
