import { Tag } from '#app/ui/tag.tsx'
import { MonthText, useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import type { Review } from '#modules/content/index.ts'
import styles from './review-author.module.css'

/** Who wrote a review and when, from where and after which journey where that is known; with the month of it when they travelled with us. */
export function ReviewAuthor({ review }: { review: Review }) {
  const text = useText('reviews')
  const locale = useLocale()
  const { city, journey, writtenOn, travelledIn } = review
  return (
    <span className={styles.author}>
      <b>
        <bdi>{review.author}</bdi>
      </b>
      {city !== null && journey !== null && <span>{text('by', { city, journey: text(`journey-${journey}`) })}</span>}
      <time dateTime={writtenOn}>{formatDate(writtenOn, locale)}</time>
      {travelledIn !== null ? (
        <Tag tone="green" icon="check">
          {text('verified')} · <MonthText month={travelledIn} />
        </Tag>
      ) : (
        !review.isSample && <Tag tone="gray">{text('unverified')}</Tag>
      )}
    </span>
  )
}
