import type { ComponentProps, ReactNode } from 'react'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatMonth, hijriMonthName } from '#kernel/format-date.ts'
import { durationKeys, durationValues } from '#app/site/tours/duration-words.ts'
import { tourKinds, type DurationRange } from '#modules/catalog/index.ts'
import type { Occasion, TourMonth } from '#modules/catalog/index.server.ts'
import styles from './finder.module.css'

const PARTIES = [1, 2, 3, 4, 5, 6, 8, 10]

/** The first question of a visit, as a form that leads to the list of departures. */
export function Finder({
  months,
  occasions,
  durations,
}: {
  months: TourMonth[]
  occasions: Occasion[]
  durations: DurationRange[]
}) {
  const text = useText('home')
  const kinds = useText('tours')
  const locale = useLocale()
  return (
    <div className="wrap">
      <search>
        <form
          className={styles.finder}
          action={paths.tours(locale)}
          method="get"
          aria-label={text('finder-name')}
          data-lean=""
        >
          <div className={styles.fields}>
            <Choice label={text('hero-finder-kind')} name="kind">
              <option value="">{text('finder-any-kind')}</option>
              {tourKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {kinds(`kind-${kind}`)}
                </option>
              ))}
            </Choice>
            <Choice label={text('hero-finder-when')} name="when">
              <option value="">{text('finder-any-month')}</option>
              <optgroup label={kinds('months')}>
                {months
                  .filter(({ count }) => count > 0)
                  .map(({ month, hijri }) => (
                    <option key={month} value={month}>
                      {`${formatMonth(month, locale)} · ${hijriMonthName(hijri.month, locale)}`}
                    </option>
                  ))}
              </optgroup>
              {occasions.length > 0 && (
                <optgroup label={kinds('filter-holidays')}>
                  {occasions.map((occasion) => (
                    <option key={occasion} value={occasion}>
                      {kinds(occasion === 'ramadan' ? 'chip-ramadan' : `holiday-${occasion}`)}
                    </option>
                  ))}
                </optgroup>
              )}
            </Choice>
            <Choice label={text('hero-finder-nights')} name="duration">
              <option value="">{text('finder-any-nights')}</option>
              {durations.map(({ value, ...days }) => (
                <option key={value} value={durationKeys[value]}>
                  {text(`finder-nights-${durationKeys[value]}`, durationValues(days, 1))}
                </option>
              ))}
            </Choice>
            <Choice label={text('hero-finder-people')} name="people">
              <option value="">{text('finder-any-people')}</option>
              {PARTIES.map((count) => (
                <option key={count} value={count}>
                  {text('finder-people', { count })}
                </option>
              ))}
            </Choice>
            <Button className={styles.submit}>
              <Icon name="search" />
              {text('hero-finder-submit')}
            </Button>
          </div>
        </form>
      </search>
    </div>
  )
}

function Choice({ label, children, ...select }: ComponentProps<'select'> & { label: ReactNode }) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <select {...select} className={styles.select}>
        {children}
      </select>
      <Icon name="chevron-down" className={styles.chevron} />
    </label>
  )
}
