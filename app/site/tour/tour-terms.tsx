import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/text.tsx'
import type { TourDetail } from '#modules/catalog/index.ts'
import styles from './tour-terms.module.css'

/** What to bring and what holds when plans change, folded until somebody asks. */
export function TourTerms({ tour }: { tour: TourDetail }) {
  const text = useText('tour')
  const { bring, cancellation, passportMonthsAfterReturn: months } = tour
  return (
    <section>
      <h2>{text('good-to-know')}</h2>
      {bring.length > 0 && (
        <Fold title={text('bring')}>
          {bring.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
          {months !== null && months > 0 && <li>{text('passport-months', { months })}</li>}
        </Fold>
      )}
      {cancellation.length > 0 && (
        <Fold title={text('cancellation')}>
          {cancellation.map(({ fromDaysBefore, refundPercent }) => (
            <li key={fromDaysBefore}>
              {fromDaysBefore === 0
                ? text('refund-last', { percent: refundPercent })
                : text('refund-from', { days: fromDaysBefore, percent: String(refundPercent) })}
            </li>
          ))}
        </Fold>
      )}
      <p className={styles.note}>{text('hijri-note')}</p>
    </section>
  )
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>
        {title}
        <Icon name="chevron-down" />
      </summary>
      <ul>{children}</ul>
    </details>
  )
}
