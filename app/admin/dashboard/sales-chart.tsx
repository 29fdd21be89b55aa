import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { HijriMonthText, MoneyText, MonthText, useLocale, useText } from '#app/ui/text.tsx'
import { formatMonth } from '#kernel/format-date.ts'
import { formatNumber } from '#kernel/format-money.ts'
import { toHijri } from '#kernel/hijri.ts'
import { plainDate } from '#kernel/plain-date.ts'
import type { MonthOfSales } from '#modules/booking/index.server.ts'
import { Card } from '../ui/card.tsx'
import styles from './charts.module.css'

const WIDTH = 640
const HEIGHT = 200
const TOP = 0.88
const BAR_SHARE = 0.42
const OLD_SHARE = 0.26
const SHOWN = 12
/** Fewer months than these are told, not drawn: a bar alone in a large box says nothing. */
const FEWEST_MONTHS = 3
const RAMADAN = 9
const HAJJ = 12

/**
 * What was sold in each month of a year beside the month a year before: drawn for one currency, since amounts in several
 * cannot be compared, and as a table for all of them. `months` are the last twenty-four.
 */
export function SalesChart({ months, asked }: { months: MonthOfSales[]; asked: string | undefined }) {
  const text = useText('staff-overview')
  const locale = useLocale()
  const currencies = [...new Set(months.flatMap(({ sums }) => sums.map((sum) => sum.currency)))]
  const currency = currencies.find((each) => each === asked) ?? mostUsed(months) ?? 'USD'
  const minorIn = (month: MonthOfSales | undefined) => month?.sums.find((sum) => sum.currency === currency)?.minor ?? 0
  const shown = months.slice(-SHOWN).map((month, at) => {
    const hijri = toHijri(plainDate(`${month.month}-15`)).month
    const before = months[months.length - 2 * SHOWN + at]
    return { month: month.month, sums: month.sums, minor: minorIn(month), before, old: minorIn(before), hijri }
  })
  const top = Math.max(...shown.flatMap(({ minor, old }) => [minor, old]), 1)
  const isDrawn = shown.filter(({ minor, old }) => minor > 0 || old > 0).length >= FEWEST_MONTHS
  const step = WIDTH / Math.max(shown.length, 1)
  const heightOf = (minor: number) => (minor / top) * HEIGHT * TOP
  return (
    <Card
      title={text('sales', { currency })}
      end={
        currencies.length > 1 && (
          <nav className={styles.currencies} aria-label={text('currency')}>
            {currencies.map((each) => (
              <Link
                key={each}
                to={paths.adminDashboard(locale, { currency: each })}
                preventScrollReset
                {...(each === currency ? { 'aria-current': 'true' as const } : {})}
              >
                {each}
              </Link>
            ))}
          </nav>
        )
      }
    >
      {isDrawn && (
        <figure className={styles.chart}>
          <ul className={styles.legend} aria-hidden="true">
            <li data-look="bar">{text('this-year')}</li>
            <li data-look="season">{text('season-months')}</li>
            <li data-look="old">{text('last-year')}</li>
          </ul>
          {/* The table below says the same. */}
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="flip">
            {[0, 0.25, 0.5, 0.75, 1].map((share) => (
              <line
                key={share}
                x1="0"
                x2={WIDTH}
                y1={HEIGHT - HEIGHT * share * TOP - 0.5}
                y2={HEIGHT - HEIGHT * share * TOP - 0.5}
                className={styles.grid}
              />
            ))}
            {shown.map(({ month, minor, old, hijri }, at) => (
              <g key={month}>
                <rect
                  x={at * step + step * 0.14}
                  y={HEIGHT - heightOf(old)}
                  width={step * OLD_SHARE}
                  height={heightOf(old)}
                  className={styles.old}
                />
                <rect
                  x={at * step + step * (0.14 + OLD_SHARE + 0.04)}
                  y={HEIGHT - heightOf(minor)}
                  width={step * BAR_SHARE}
                  height={heightOf(minor)}
                  className={hijri === RAMADAN || hijri === HAJJ ? styles.season : styles.bar}
                />
              </g>
            ))}
          </svg>
          <ol className={styles.months} aria-hidden="true">
            {shown.map(({ month, minor, hijri }) => (
              <li key={month}>
                <b>{minor > 0 ? formatNumber(Math.round(minor / 100_000), locale) : '\u00A0'}</b>
                {formatMonth(month, locale, { short: true, year: false })}
                <HijriMonthText month={hijri} className={styles.hijri} short />
              </li>
            ))}
          </ol>
          <figcaption>{text('sales-unit', { currency })}</figcaption>
        </figure>
      )}
      <details className={styles.table} open={!isDrawn}>
        <summary>{text('as-table')}</summary>
        <table>
          <caption className="visually-hidden">{text('sales', { currency })}</caption>
          <thead>
            <tr>
              <th scope="col">{text('month')}</th>
              <th scope="col">{text('sold')}</th>
              <th scope="col">{text('year-before')}</th>
            </tr>
          </thead>
          <tbody>
            {shown
              .filter(({ sums, before }) => isDrawn || sums.length + (before?.sums.length ?? 0) > 0)
              .map(({ month, sums, before }) => (
                <tr key={month}>
                  <th scope="row">
                    <MonthText month={month} />
                  </th>
                  <td>
                    <Sums sums={sums} />
                  </td>
                  <td>
                    <Sums sums={before?.sums ?? []} />
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </Card>
  )
}

function Sums({ sums }: { sums: MonthOfSales['sums'] }) {
  if (sums.length === 0) return '—'
  return sums.map((sum) => (
    <span key={sum.currency} className={styles.sum}>
      <MoneyText money={sum} cents={false} />
    </span>
  ))
}

/** The currency of most months; amounts of different currencies are not weighed against one another. */
function mostUsed(months: MonthOfSales[]): string | undefined {
  const uses = Map.groupBy(
    months.flatMap(({ sums }) => sums),
    ({ currency }) => currency,
  )
  return [...uses].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0]
}
