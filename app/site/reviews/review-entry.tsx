import { paths } from '#app/addresses/paths.ts'
import { Stars } from '#app/ui/stars.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { Review } from '#modules/content/index.ts'
import { FactAnswersList } from '#app/page/fact-answers-list.tsx'
import { ReviewAuthor } from './review-author.tsx'
import styles from './review-entry.module.css'

/** A review with its stars, its words and the agency's reply; on a page of its own with the tour it is about. */
export function ReviewEntry({ review, tourName }: { review: Review; tourName?: string | undefined }) {
  const text = useText('reviews')
  const locale = useLocale()
  return (
    <article>
      <Stars count={review.rating} label={text('stars', { count: review.rating })} />
      <p className={styles.words}>{review.body}</p>
      {review.answers && <FactAnswersList answers={review.answers} />}
      <ReviewAuthor review={review} />
      {tourName !== undefined && (
        <a href={paths.tours(locale, { q: tourName })} className={styles.tour}>
          {tourName}
        </a>
      )}
      {review.reply !== null && (
        <div className={styles.reply}>
          <b>{text('reply')}</b>
          <p>{review.reply}</p>
        </div>
      )}
    </article>
  )
}
