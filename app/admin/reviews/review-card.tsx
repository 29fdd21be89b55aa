import { Stars } from '#app/ui/stars.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { DateText, InstantText, useText } from '#app/ui/text.tsx'
import type { ReviewStatus } from '#modules/content/index.ts'
import type { StaffReview } from '#modules/content/index.server.ts'
import { bulkIdOf } from '../lists/bulk-of-list.tsx'
import { ChoiceBox } from '#app/ui/choice-box.tsx'
import { ReviewDecisions, type RefusedDecision } from './review-decisions.tsx'
import styles from './review-card.module.css'

export type StaffReviewView = StaffReview & { tour: string | null }

const toneOf: Record<ReviewStatus, 'brass' | 'green' | 'gray'> = {
  pending: 'brass',
  approved: 'green',
  rejected: 'gray',
}

/** A review in full, who wrote it, what was decided about it, and what can be. */
export function ReviewCard({ review, refused }: { review: StaffReviewView; refused: RefusedDecision | undefined }) {
  const text = useText('staff-reviews')
  const words = useText('reviews')
  const { decision, reply, status } = review
  return (
    <article className={styles.review} id={`review-${review.id}`} aria-labelledby={`author-${review.id}`}>
      <div className={styles.words}>
        <header className={styles.head}>
          <ChoiceBox formId={bulkIdOf('reviews')} value={review.id} name={review.author} />
          <Stars count={review.rating} label={words('stars', { count: review.rating })} />
          <Tag tone={toneOf[status]}>{text(`state-${status}`)}</Tag>
          {review.isVerified && <Tag tone="green">{words('verified')}</Tag>}
          {review.isSample && <Tag tone="gray">{text('sample')}</Tag>}
        </header>
        <p className={styles.body} dir="auto" lang={review.language}>
          {review.body}
        </p>
        {reply !== null && (
          <div className={styles.reply}>
            <b>{words('reply')}</b>
            <p dir="auto" lang={review.language}>
              {reply}
            </p>
          </div>
        )}
        <p className={styles.facts}>
          <b id={`author-${review.id}`}>
            <bdi>{review.author}</bdi>
          </b>
          {review.email !== null && <bdi dir="ltr">{review.email}</bdi>}
          <DateText date={review.writtenOn} />
          {review.tour !== null && <bdi>{review.tour}</bdi>}
        </p>
        {decision && (
          <p className={styles.facts}>
            <span>
              {text(`decided-${status}`)}: <bdi>{decision.by}</bdi>
            </span>
            <InstantText instant={decision.at} />
            {decision.reason !== '' && (
              <span className={styles.reason}>
                {text('reason')}: <bdi>{decision.reason}</bdi>
              </span>
            )}
          </p>
        )}
      </div>
      <ReviewDecisions key={review.version} review={review} refused={refused} />
    </article>
  )
}
