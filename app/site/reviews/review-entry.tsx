import { Stars } from '#app/ui/stars.tsx'
import { useText } from '#app/ui/text.tsx'
import type { Review } from '#modules/content/index.ts'
import { ReviewAuthor } from './review-author.tsx'
import styles from './review-entry.module.css'

/** A review with its stars, its words and the agency's reply. */
export function ReviewEntry({ review }: { review: Review }) {
  const text = useText('reviews')
  return (
    <article>
      <Stars count={review.rating} label={text('stars', { count: review.rating })} />
      <p className={styles.words}>{review.body}</p>
      <ReviewAuthor review={review} />
      {review.reply !== null && (
        <div className={styles.reply}>
          <b>{text('reply')}</b>
          <p>{review.reply}</p>
        </div>
      )}
    </article>
  )
}
