import { languages } from '#kernel/languages.ts'
import { useText } from '#app/ui/text.tsx'
import { locales } from '#kernel/locale.ts'
import { RichTextField } from '../content/rich-text-field.tsx'
import type { FormState } from './form-state.ts'
import styles from './html-columns.module.css'

/** A formatted text in three languages below each other; on a phone the one that is chosen above the form. */
export function HtmlColumns({ label, state, place }: { label: string; state: FormState; place: string }) {
  const text = useText('staff-catalogue')
  return (
    <fieldset className={styles.texts}>
      <legend className="visually-hidden">{label}</legend>
      {locales.map((locale) => {
        const name = `${place}.${locale}`
        return (
          <div key={locale} className={styles[locale]}>
            <RichTextField
              label={`${label} · ${languages[locale].name}`}
              name={name}
              lang={locale}
              isOptional={false}
              defaultValue={state.fields[name] ?? ''}
              error={state.problems.some((each) => each === name) ? text('problem-field') : undefined}
            />
          </div>
        )
      })}
    </fieldset>
  )
}
