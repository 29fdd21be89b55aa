import { localePath } from '#app/addresses/paths.ts'
import { HijriMonthText, MonthText, useLocale, useText } from '#app/ui/text.tsx'
import { formatMonth } from '#kernel/format-date.ts'
import type { TourQuery } from '#modules/catalog/index.ts'
import type { TourMonth } from '#modules/catalog/index.server.ts'
import { listAddress } from './list-address.ts'
import styles from './month-strip.module.css'

/** Twelve months to choose from, each with its Hijri month and its number of departures. */
export function MonthStrip({ months, query: { filter, currency } }: { months: TourMonth[]; query: TourQuery }) {
  const text = useText('tours')
  const locale = useLocale()
  return (
    <nav aria-label={text('months')} className={styles.strip} id="months">
      {months.map((each) => {
        const isCurrent = each.month === filter.month
        const { month: _, ...others } = filter
        const shown = isCurrent ? others : { month: each.month, ...others }
        const label = text('month-count', { month: formatMonth(each.month, locale), count: each.count })
        return each.count === 0 && !isCurrent ? (
          <span key={each.month} className={styles.month}>
            <Cell month={each} isSpoken />
          </span>
        ) : (
          <a
            key={each.month}
            href={localePath(locale, listAddress({ filter: shown, currency }))}
            className={styles.month}
            {...(isCurrent ? { 'aria-current': 'true' as const } : {})}
          >
            <span className="visually-hidden">{label}</span>
            <Cell month={each} isSpoken={false} />
          </a>
        )
      })}
    </nav>
  )
}

/** What a link says is said by its hidden label; the short form is for the eye. */
function Cell({ month: { month, count, hijri, isHajj }, isSpoken }: { month: TourMonth; isSpoken: boolean }) {
  const text = useText('tours')
  return (
    <>
      <b aria-hidden={!isSpoken}>
        <MonthText month={month} year={false} />
        <i>{count}</i>
      </b>
      {isHajj ? (
        <span className={styles.hijri}>{text('hajj-of-year', { year: String(hijri.year) })}</span>
      ) : (
        <HijriMonthText month={hijri.month} className={styles.hijri} />
      )}
    </>
  )
}
