import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import type { Locale } from '#kernel/locale.ts'
import type { DueSums } from '#modules/booking/index.server.ts'
import { Card } from '../ui/card.tsx'
import styles from './charts.module.css'
import type { Debt, Receivables as Owed } from './read-receivables.server.ts'

/**
 * What is owed, by when it is due: a bar each, its share of all, with its sums in words beside it; and by whom, leading to
 * their lists.
 */
export function Receivables({ receivables: { dues, debts } }: { receivables: Owed }) {
  const text = useText('staff-overview')
  const locale = useLocale()
  const receivables = dues.filter(({ due, sums }) => (due !== 'undated' && due !== 'now') || sums.length > 0)
  const main = receivables.flatMap(({ sums }) => sums).toSorted((a, b) => b.minor - a.minor)[0]?.currency
  const minorOf = ({ sums }: DueSums) => sums.find(({ currency }) => currency === main)?.minor ?? 0
  const whole = receivables.reduce((sum, each) => sum + minorOf(each), 0)
  // One bar alone would be compared with itself.
  const isCompared = receivables.filter((each) => minorOf(each) > 0).length > 1
  return (
    <Card title={text('receivables')}>
      <dl className={styles.due}>
        {receivables.map((each) => (
          <div key={each.due}>
            <dt>{text(`due-${each.due}`)}</dt>
            <dd>
              {isCompared && (
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className="flip">
                  <rect
                    width={(minorOf(each) / whole) * 100}
                    height="8"
                    className={each.due === 'overdue' ? styles.late : styles.bar}
                  />
                </svg>
              )}
              <Sums sums={each.sums} />
            </dd>
          </div>
        ))}
      </dl>
      <ul className={styles.debts}>
        {debts.map(({ source, sums }) => (
          <li key={source}>
            <Link to={listOf[source](locale)}>{text(`debt-${source}`)}</Link>
            <span>
              <Sums sums={sums} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Sums({ sums }: Pick<Debt, 'sums'>) {
  if (sums.length === 0) return '—'
  return sums.map((sum) => <MoneyText key={sum.currency} money={sum} cents={false} />)
}

const listOf = {
  orders: (locale: Locale) => paths.adminOrders(locale, { state: 'owing' }),
  links: (locale: Locale) => paths.adminPaymentLinks(locale, { status: 'pending' }),
  agencies: paths.adminAgents,
} as const satisfies Record<Debt['source'], (locale: Locale) => string>
