import { paths } from '#app/addresses/paths.ts'
import { Eyebrow } from '#app/ui/eyebrow.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { RatingSummary, Review } from '#modules/content/index.ts'
import { RatingAverages } from '../reviews/rating-averages.tsx'
import { ReviewAuthor } from '../reviews/review-author.tsx'
import { initialsOf } from './initials-of.ts'
import styles from './review-quotes.module.css'

/** What travellers said: one large quote with the averages, and two more beside it. */
export function ReviewQuotes({ reviews, ratings }: { reviews: Review[]; ratings: RatingSummary | undefined }) {
  const text = useText('home')
  const words = useText('reviews')
  const locale = useLocale()
  const quoted = reviews.find(({ rating }) => rating === 5) ?? reviews[0]
  if (!quoted) return null
  const others = reviews.filter(({ id }) => id !== quoted.id).slice(0, 3)
  return (
    <section className="section" id="reviews">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <figure>
            <Eyebrow>{text('reviews-title')}</Eyebrow>
            <blockquote className={styles.quote}>{text('quote', { words: quoted.body })}</blockquote>
            <figcaption className={styles.who}>
              <span className={styles.monogram} aria-hidden="true">
                {initialsOf(quoted.author)}
              </span>
              <ReviewAuthor review={quoted} />
            </figcaption>
          </figure>
          {ratings && (
            <div className={styles.averages}>
              <RatingAverages ratings={ratings} />
            </div>
          )}
        </div>
        <div>
          {others.map((review) => (
            <article key={review.id} className={styles.review}>
              <Stars count={review.rating} label={words('stars', { count: review.rating })} />
              <p>{review.body}</p>
              <ReviewAuthor review={review} />
            </article>
          ))}
          <MoreLink href={paths.comments(locale)}>{words('all')}</MoreLink>
          {reviews.some(({ isSample }) => isSample) && <p className={styles.note}>{words('sample')}</p>}
        </div>
      </div>
    </section>
  )
}
