import { useId } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { languages } from '#kernel/languages.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { bracedNames } from '#kernel/braced-names.ts'
import { directionOf, locales } from '#kernel/locale.ts'
import styles from './language-columns.module.css'
import type { FormState } from './form-state.ts'

/**
 * One text in three languages side by side; on a phone the one that is chosen above. A language that lacks what another
 * has is marked at once, by CSS alone. A line grows with its words, for a third of a page cuts most of them.
 */
export function LanguageColumns({
  label,
  isLong,
  isLatin,
  names,
  state,
  place,
}: {
  label: string
  isLong: boolean
  /** Addresses and codes, which run from left to right in every language. */
  isLatin: boolean
  /** What stands in the text in braces. */
  names: readonly string[] | undefined
  state: FormState
  place: string
}) {
  const text = useText('staff-catalogue')
  const reader = useLocale()
  const id = useId()
  return (
    <fieldset className={styles.columns}>
      <legend>{label}</legend>
      <div className={styles.row}>
        {locales.map((locale) => {
          const name = `${place}.${locale}`
          const isWrong = state.problems.some((each) => each === name || each === place)
          const input = {
            id: `${id}-${locale}`,
            name,
            lang: locale,
            dir: isLatin ? 'ltr' : directionOf(locale),
            defaultValue: state.fields[name] ?? '',
            // Only so that CSS knows an empty input.
            placeholder: ' ',
            ...(isWrong ? { 'aria-invalid': true, 'aria-describedby': `${id}-${locale}-error` } : {}),
          }
          return (
            <div key={locale} className={`${styles.column} ${styles[locale]}`}>
              <label htmlFor={input.id}>
                <span lang={locale}>{languages[locale].name}</span>
                <span className={styles.missing} aria-hidden="true">
                  {text('untranslated')}
                </span>
              </label>
              {isLatin && !isLong ? (
                <input {...input} />
              ) : (
                <textarea rows={isLong ? 4 : 1} {...input} className={isLong ? undefined : styles.line} />
              )}
              {isWrong && (
                <p id={`${id}-${locale}-error`} className={styles.error}>
                  <Icon name="circle-alert" />
                  {names && input.defaultValue !== ''
                    ? text('problem-names', { n: names.length, names: bracedNames(names, reader) })
                    : text('problem-field')}
                </p>
              )}
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
