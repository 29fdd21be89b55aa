import type { CSSProperties } from 'react'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatRating } from '#kernel/format-rating.ts'
import type { RatingSummary } from '#modules/content/index.ts'
import styles from './rating-averages.module.css'

const MARKS = [5, 4, 3, 2, 1] as const

/** What those gave who travelled: the average, how the stars spread, and which promises were kept, each as a number and a line. */
export function RatingAverages({ ratings }: { ratings: RatingSummary }) {
  const text = useText('reviews')
  const locale = useLocale()
  const { count, average, marks, kept } = ratings
  return (
    <div className={styles.ratings}>
      <p className={styles.overall}>
        <b>
          <bdi>{text('of-five', { rating: formatRating(average, locale) })}</bdi>
        </b>
        <span>{text('average', { count })}</span>
      </p>
      <dl className={styles.lines} aria-label={text('marks-title')}>
        {MARKS.map((mark) => (
          <Line
            key={mark}
            name={text('stars', { count: mark })}
            percent={((marks[mark - 1] ?? 0) * 100) / count}
            value={text('mark-count', { count: marks[mark - 1] ?? 0 })}
          />
        ))}
      </dl>
      {kept.length > 0 && (
        <div className={styles.kept}>
          <h3>{text('kept-title')}</h3>
          <dl className={styles.lines}>
            {kept.map((each) => (
              <Line
                key={each.fact}
                name={text(`fact-${each.fact}`)}
                percent={each.percent}
                value={text('kept-share', { percent: String(each.percent) })}
                detail={text('kept-count', { count: each.count })}
              />
            ))}
          </dl>
        </div>
      )}
    </div>
  )
}

function Line(line: { name: string; percent: number; value: string; detail?: string }) {
  return (
    <div>
      <dt>{line.name}</dt>
      <dd>
        <i style={{ '--share': line.percent } as CSSProperties} />
        <bdi>{line.value}</bdi>
        {line.detail !== undefined && <small>{line.detail}</small>}
      </dd>
    </div>
  )
}
