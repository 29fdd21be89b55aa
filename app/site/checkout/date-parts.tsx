import { useLocale, useText } from '#app/ui/text.tsx'
import { monthName } from '#kernel/format-date.ts'
import styles from './date-parts.module.css'
import { splitDate } from './read-draft.ts'

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

/**
 * A date in three parts, as people say their birthday or read it in a passport: quicker and safer than a calendar that is
 * far away, and in the order of no browser.
 */
export function DateParts({
  label,
  name,
  defaultValue,
  error,
  hint,
  isBirthday = false,
  className,
}: {
  label: string
  name: string
  defaultValue: string
  error: string | undefined
  hint?: string | undefined
  isBirthday?: boolean
  className?: string | undefined
}) {
  const text = useText('checkout')
  const locale = useLocale()
  const { year, month, day } = splitDate(defaultValue)
  const errorId = `${name}-error`
  const hintId = `${name}-hint`
  const described = [error !== undefined && errorId, hint !== undefined && hintId].filter(Boolean).join(' ')
  const part = (of: 'day' | 'month' | 'year') => ({
    name: `${name}.${of}`,
    'aria-label': text(of),
    // Whose birthday it is, so that a browser never fills one person's into another's.
    autoComplete: isBirthday ? `section-${name.replaceAll('.', '-')} bday-${of}` : 'off',
    ...(described !== '' && { 'aria-describedby': described }),
    ...(error !== undefined && { 'aria-invalid': true as const }),
  })
  return (
    <fieldset className={className ? `${styles.date} ${className}` : styles.date}>
      <legend>{label}</legend>
      <div className={styles.parts}>
        <input
          id={`${name}.day`}
          {...part('day')}
          placeholder={text('day')}
          defaultValue={day}
          inputMode="numeric"
          maxLength={2}
        />
        <select {...part('month')} defaultValue={month}>
          <option value="">{text('month')}</option>
          {MONTHS.map((each) => (
            <option key={each} value={each}>
              {monthName(each, locale)}
            </option>
          ))}
        </select>
        <input {...part('year')} placeholder={text('year')} defaultValue={year} inputMode="numeric" maxLength={4} />
      </div>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
