import type { CSSProperties } from 'react'
import { Eyebrow } from '#app/ui/eyebrow.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatRating } from '#kernel/format-rating.ts'
import { scoreKeys, type RatingSummary, type Review } from '#modules/content/index.ts'
import { initialsOf } from './initials-of.ts'
import styles from './review-quotes.module.css'

/** What travellers said: one large quote with the averages, and two more beside it. */
export function ReviewQuotes({ reviews, ratings }: { reviews: Review[]; ratings: RatingSummary | undefined }) {
  const text = useText('home')
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
              <Author review={quoted} />
            </figcaption>
          </figure>
          {ratings && <Averages ratings={ratings} />}
        </div>
        <div>
          {others.map((review) => (
            <article key={review.id} className={styles.review}>
              <Stars count={review.rating} label={text('stars', { count: review.rating })} />
              <p>{review.body}</p>
              <Author review={review} />
            </article>
          ))}
          {reviews.some(({ isSample }) => isSample) && <p className={styles.note}>{text('reviews-sample')}</p>}
        </div>
      </div>
    </section>
  )
}

function Author({ review }: { review: Review }) {
  const text = useText('home')
  const { city, journey, writtenOn } = review
  return (
    <span className={styles.author}>
      <b>
        <bdi>{review.author}</bdi>
      </b>
      <span>{text('review-by', { city, journey: text(`journey-${journey}`), year: writtenOn.slice(0, 4) })}</span>
      {review.isVerified && <Tag tone="green">{text('review-verified')}</Tag>}
    </span>
  )
}

function Averages({ ratings }: { ratings: RatingSummary }) {
  const text = useText('home')
  const locale = useLocale()
  return (
    <dl className={styles.scores}>
      <div className={styles.overall}>
        <dt>{text('reviews-average', { count: ratings.count })}</dt>
        <dd>
          <bdi>{text('rating-of-five', { rating: formatRating(ratings.average, locale) })}</bdi>
        </dd>
      </div>
      {scoreKeys.map((key) => (
        <div key={key}>
          <dt>{text(`score-${key}`)}</dt>
          <dd>
            <i style={{ '--share': ratings.scores[key] * 2 } as CSSProperties} />
            <bdi>{formatRating(ratings.scores[key], locale)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
