import { Tag } from '#app/ui/tag.tsx'
import { useText } from '#app/ui/text.tsx'
import type { Review } from '#modules/content/index.ts'
import styles from './review-author.module.css'

/** Who wrote a review, from where, after which journey; marked when the booking was checked. */
export function ReviewAuthor({ review }: { review: Review }) {
  const text = useText('reviews')
  const { city, journey, writtenOn } = review
  return (
    <span className={styles.author}>
      <b>
        <bdi>{review.author}</bdi>
      </b>
      <span>{text('by', { city, journey: text(`journey-${journey}`), year: writtenOn.slice(0, 4) })}</span>
      {review.isVerified && <Tag tone="green">{text('verified')}</Tag>}
    </span>
  )
}
