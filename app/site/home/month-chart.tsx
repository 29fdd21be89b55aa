import type { CSSProperties, ReactNode } from 'react'
import { paths } from '#app/addresses/paths.ts'
import { SectionHead } from '#app/ui/section-head.tsx'
import { MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { formatMonth, hijriMonthName } from '#kernel/format-date.ts'
import type { TourMonth } from '#modules/catalog/index.server.ts'
import { barHeight } from './bar-height.ts'
import styles from './month-chart.module.css'

/** A year of departures as columns, as high as the lowest price of the month; Ramadan and Hajj in full green. */
export function MonthChart({ months }: { months: TourMonth[] }) {
  const text = useText('home')
  const locale = useLocale()
  const highest = Math.max(...months.map(({ worth }) => worth ?? 0))
  return (
    <section className={styles.section}>
      <div className="wrap">
        <SectionHead
          title={text('months-title')}
          lead={text('months-lead')}
          link={{ href: paths.tours(locale), label: text('months-all') }}
        />
        <ol className={styles.months}>
          {months.map((month) => (
            <Month key={month.month} month={month} height={barHeight(month.worth, highest)} />
          ))}
        </ol>
      </div>
    </section>
  )
}

function Month({ month, height }: { month: TourMonth; height: number }) {
  const text = useText('home')
  const locale = useLocale()
  const { hijri, isRamadan, isHajj, lowest } = month
  const isSeason = isRamadan || isHajj
  return (
    <li className={isSeason ? `${styles.month} ${styles.season}` : styles.month}>
      <MonthLink month={month}>
        <span className={styles.plot}>
          <span className={lowest ? styles.price : styles.none}>
            {lowest ? <MoneyText money={lowest} /> : text(isHajj ? 'month-register' : 'month-soon')}
          </span>
          <i className={styles.bar} style={{ '--height': height } as CSSProperties} />
        </span>
        <b>{formatMonth(month.month, locale, { year: false })}</b>
        <span className={styles.hijri}>
          {isHajj ? text('hajj-of-year', { year: String(hijri.year) }) : hijriMonthName(hijri.month, locale)}
        </span>
      </MonthLink>
    </li>
  )
}

/** A month without departures has nowhere to lead. */
function MonthLink({ month, children }: { month: TourMonth; children: ReactNode }) {
  const locale = useLocale()
  if (month.count === 0) return <span className={styles.link}>{children}</span>
  return (
    <a className={styles.link} href={paths.toursOfMonth(locale, month.month)}>
      {children}
    </a>
  )
}
