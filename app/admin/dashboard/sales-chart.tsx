import { MoneyText, MonthText, useLocale, useText } from '#app/ui/text.tsx'
import { formatMonth } from '#kernel/format-date.ts'
import { formatNumber } from '#kernel/format-money.ts'
import type { MonthOfSales } from '#modules/booking/index.server.ts'
import { Card } from '../ui/card.tsx'
import styles from './charts.module.css'

const WIDTH = 640
const HEIGHT = 200
const BAR_SHARE = 0.62

/** What was sold in each month: drawn for the currency that most is sold in, and as a table for all of them. */
export function SalesChart({ months }: { months: MonthOfSales[] }) {
  const text = useText('staff-overview')
  const locale = useLocale()
  const currency = mainCurrency(months)
  const sums = months.map(({ sums: all }) => all.find((sum) => sum.currency === currency)?.minor ?? 0)
  const top = Math.max(...sums, 1)
  const step = WIDTH / Math.max(months.length, 1)
  return (
    <Card title={text('sales', { currency })}>
      <figure className={styles.chart}>
        {/* The table below says the same. */}
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 24}`} aria-hidden="true" className="flip">
          {[0.25, 0.5, 0.75, 1].map((share) => (
            <line
              key={share}
              x1="0"
              x2={WIDTH}
              y1={HEIGHT - HEIGHT * share * 0.9}
              y2={HEIGHT - HEIGHT * share * 0.9}
              className={styles.grid}
            />
          ))}
          {months.map(({ month }, at) => {
            const height = ((sums[at] ?? 0) / top) * HEIGHT * 0.9
            const isNow = at === months.length - 1
            return (
              <rect
                key={month}
                x={at * step + (step * (1 - BAR_SHARE)) / 2}
                y={HEIGHT - height}
                width={step * BAR_SHARE}
                height={height}
                className={isNow ? styles.now : styles.bar}
              />
            )
          })}
        </svg>
        <ol className={styles.months} aria-hidden="true">
          {months.map(({ month }, at) => (
            <li key={month}>
              <b>{formatNumber(Math.round((sums[at] ?? 0) / 100_000), locale)}</b>
              {formatMonth(month, locale, { short: true, year: false })}
            </li>
          ))}
        </ol>
        <figcaption>{text('sales-unit', { currency })}</figcaption>
      </figure>
      <details className={styles.table}>
        <summary>{text('as-table')}</summary>
        <table>
          <caption className="visually-hidden">{text('sales', { currency })}</caption>
          <thead>
            <tr>
              <th scope="col">{text('month')}</th>
              <th scope="col">{text('sold')}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, sums: all }) => (
              <tr key={month}>
                <th scope="row">
                  <MonthText month={month} />
                </th>
                <td>
                  {all.length === 0
                    ? '—'
                    : all.map((sum) => <MoneyText key={sum.currency} money={sum} cents={false} />)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  )
}

function mainCurrency(months: MonthOfSales[]): string {
  const totals = new Map<string, number>()
  for (const { minor, currency } of months.flatMap(({ sums }) => sums))
    totals.set(currency, (totals.get(currency) ?? 0) + minor)
  return [...totals].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 'USD'
}
