import type { CSSProperties } from 'react'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatRating } from '#kernel/format-rating.ts'
import { scoreKeys, type RatingSummary } from '#modules/content/index.ts'
import styles from './rating-averages.module.css'

/** The average of all reviews, and of each thing that was judged, as a number and a line. */
export function RatingAverages({ ratings }: { ratings: RatingSummary }) {
  const text = useText('reviews')
  const locale = useLocale()
  const { scores } = ratings
  return (
    <dl className={styles.scores}>
      <div className={styles.overall}>
        <dt>{text('average', { count: ratings.count })}</dt>
        <dd>
          <bdi>{text('of-five', { rating: formatRating(ratings.average, locale) })}</bdi>
        </dd>
      </div>
      {scores &&
        scoreKeys.map((key) => (
          <div key={key}>
            <dt>{text(`score-${key}`)}</dt>
            <dd>
              <i style={{ '--share': scores[key] * 2 } as CSSProperties} />
              <bdi>{formatRating(scores[key], locale)}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  )
}
