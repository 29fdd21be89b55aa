import { MoneyText, useText } from '#app/ui/text.tsx'
import type { DueSums } from '#modules/booking/index.server.ts'
import { Card } from '../ui/card.tsx'
import styles from './charts.module.css'

/** What is still to come for booked orders, by when it is due: a bar each, with its sums in words beside it. */
export function Receivables({ receivables }: { receivables: DueSums[] }) {
  const text = useText('staff-overview')
  const main = receivables.flatMap(({ sums }) => sums).toSorted((a, b) => b.minor - a.minor)[0]?.currency
  const minorOf = ({ sums }: DueSums) => sums.find(({ currency }) => currency === main)?.minor ?? 0
  const top = Math.max(...receivables.map(minorOf), 1)
  return (
    <Card title={text('receivables')}>
      <dl className={styles.due}>
        {receivables.map((each) => (
          <div key={each.due}>
            <dt>{text(`due-${each.due}`)}</dt>
            <dd>
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className="flip">
                <rect
                  width={(minorOf(each) / top) * 100}
                  height="8"
                  className={each.due === 'overdue' ? styles.late : styles.bar}
                />
              </svg>
              {each.sums.length === 0
                ? '—'
                : each.sums.map((sum) => <MoneyText key={sum.currency} money={sum} cents={false} />)}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
