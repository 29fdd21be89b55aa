import { Stars } from '#app/ui/stars.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { DateText, InstantText, MonthText, useLocale, useText } from '#app/ui/text.tsx'
import type { ReviewStatus } from '#modules/content/index.ts'
import type { StaffReview } from '#modules/content/index.server.ts'
import { paths } from '#app/addresses/paths.ts'
import { FactAnswersList } from '#app/page/fact-answers-list.tsx'
import { StaffLink } from '../ui/staff-link.tsx'
import { bulkIdOf } from '../lists/bulk-of-list.tsx'
import { ChoiceBox } from '#app/ui/choice-box.tsx'
import { ReviewDecisions, type RefusedDecision } from './review-decisions.tsx'
import styles from './review-card.module.css'

/** `order` only for those who may see it. */
export type StaffReviewView = Omit<StaffReview, 'orderId'> & {
  tour: string | null
  order: { id: string; orderNo: string } | undefined
}

const toneOf: Record<ReviewStatus, 'brass' | 'green' | 'gray'> = {
  pending: 'brass',
  approved: 'green',
  rejected: 'gray',
}

/** A review in full, who wrote it, what was decided about it, and what can be. */
export function ReviewCard({ review, refused }: { review: StaffReviewView; refused: RefusedDecision | undefined }) {
  const text = useText('staff-reviews')
  const words = useText('reviews')
  const locale = useLocale()
  const { decision, reply, status } = review
  return (
    <article className={styles.review} id={`review-${review.id}`} aria-labelledby={`author-${review.id}`}>
      <div className={styles.words}>
        <header className={styles.head}>
          <ChoiceBox formId={bulkIdOf('reviews')} value={review.id} name={review.author} />
          <Stars count={review.rating} label={words('stars', { count: review.rating })} />
          <Tag tone={toneOf[status]}>{text(`state-${status}`)}</Tag>
          {review.travelledIn !== null && (
            <Tag tone="green" icon="check">
              {words('verified')} · <MonthText month={review.travelledIn} />
            </Tag>
          )}
          {review.travelledIn === null && !review.isSample && <Tag tone="gray">{words('unverified')}</Tag>}
          {review.isSample && <Tag tone="gray">{text('sample')}</Tag>}
        </header>
        <p className={styles.body} dir="auto" lang={review.language}>
          {review.body}
        </p>
        {review.answers && <FactAnswersList answers={review.answers} />}
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
          {review.order && (
            <span>
              {text('order-of')}{' '}
              <StaffLink to={paths.adminOrder(locale, review.order.id)}>
                <bdi dir="ltr">{review.order.orderNo}</bdi>
              </StaffLink>
            </span>
          )}
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
