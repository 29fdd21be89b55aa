import type { ComponentProps } from 'react'
import { parsePlainDate } from '#kernel/plain-date.ts'
import { parseTypedMoment, toTypedDate, toTypedMoment } from '#kernel/typed-date.ts'
import type { Locale } from '#kernel/locale.ts'
import styles from './date-input.module.css'
import { Icon } from './icon.tsx'
import { useLocale, useText } from './text.tsx'

export type DateInputProps = Omit<ComponentProps<'input'>, 'type' | 'min' | 'max' | 'defaultValue' | 'value'> & {
  /** The day as ISO text, or what was typed and could not be read. */
  defaultValue?: string | undefined
  /** The first and the last day that the calendar offers, as ISO text. */
  min?: string | undefined
  max?: string | undefined
  /** A day and a time, `2027-03-09T18:00`. */
  hasTime?: boolean
  /** Days far from today, such as birthdays, are typed: nobody turns through the months of a life. */
  isFar?: boolean
}

/** What digits, separators and marks of direction make a day, and nothing else; browsers refuse the rest without script. */
const SIGNS = '[\\p{Nd}\\p{Cf}.,،:T\\/\\-\\s]*'

/**
 * A day as people type it, in the order of the language; the server reads it by `parseTypedDate` or `parseTypedMoment`.
 * With script a calendar whose weeks begin on Monday stands beside it.
 */
export function DateInput({
  defaultValue = '',
  min,
  max,
  hasTime = false,
  isFar = false,
  className,
  ...input
}: DateInputProps) {
  const text = useText('ui')
  const locale = useLocale()
  const wrong = text(hasTime ? 'moment-wrong' : 'day-wrong')
  return (
    <date-field
      class={styles.box}
      data-wrong={wrong}
      data-words={isFar ? undefined : [text('calendar'), text('month-before'), text('month-after')].join('|')}
      data-latest={isFar ? max : undefined}
      data-min={min}
      data-max={max}
      data-time={hasTime ? '' : undefined}
      suppressHydrationWarning
    >
      <input
        placeholder={text(hasTime ? 'moment-form' : 'day-form')}
        inputMode={hasTime ? 'text' : 'numeric'}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        pattern={SIGNS}
        title={wrong}
        {...input}
        type="text"
        dir="ltr"
        defaultValue={shown(defaultValue, locale)}
        className={[className, isFar ? undefined : styles.control].filter(Boolean).join(' ') || undefined}
      />
      {!isFar && (
        <button type="button" className={styles.open} aria-label={text('calendar')} aria-haspopup="dialog">
          <Icon name="calendar-days" />
        </button>
      )}
    </date-field>
  )
}

/** A day and a time in the order of the language; what is neither stays as it was typed. */
function shown(value: string, locale: Locale): string {
  const day = parsePlainDate(value)
  if (day) return toTypedDate(day, locale)
  const moment = /^\d{4}-\d{2}-\d{2}T/.test(value) ? parseTypedMoment(value) : undefined
  return moment ? toTypedMoment(moment, locale) : value
}
