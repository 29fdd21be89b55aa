import { useLocale, useText } from '#app/ui/text.tsx'
import { monthName } from '#kernel/format-date.ts'
import styles from './date-parts.module.css'
import { splitDate } from './read-draft.ts'

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

/** A date in three parts, as people say their birthday; quicker and safer than a calendar far in the past. */
export function DateParts({
  label,
  name,
  defaultValue,
  error,
}: {
  label: string
  name: string
  defaultValue: string
  error: string | undefined
}) {
  const text = useText('checkout')
  const locale = useLocale()
  const { year, month, day } = splitDate(defaultValue)
  const errorId = `${name}-error`
  const invalid = error === undefined ? {} : { 'aria-invalid': true as const, 'aria-describedby': errorId }
  return (
    <fieldset className={styles.date}>
      <legend>{label}</legend>
      <div className={styles.parts}>
        <input
          id={`${name}.day`}
          name={`${name}.day`}
          aria-label={text('day')}
          placeholder={text('day')}
          defaultValue={day}
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          {...invalid}
        />
        <select name={`${name}.month`} aria-label={text('month')} defaultValue={month} {...invalid}>
          <option value="">{text('month')}</option>
          {MONTHS.map((each) => (
            <option key={each} value={each}>
              {monthName(each, locale)}
            </option>
          ))}
        </select>
        <input
          name={`${name}.year`}
          aria-label={text('year')}
          placeholder={text('year')}
          defaultValue={year}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          {...invalid}
        />
      </div>
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
