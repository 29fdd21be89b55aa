import { Choice } from '#app/ui/choice.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { useText } from '#app/ui/text.tsx'
import { languages } from '#kernel/languages.ts'
import { locales } from '#kernel/locale.ts'
import { Card } from '../ui/card.tsx'
import type { LetterFields } from './letter-fields.ts'
import styles from './letters.module.css'
import content from '../content/content.module.css'

/** Who of the subscribers gets a newsletter. */
export function AudienceCard({
  typed,
  faultOf,
}: {
  typed: LetterFields
  faultOf: (field: string) => string | undefined
}) {
  const text = useText('staff-letters')
  return (
    <Card title={text('audience')}>
      <div className={content.inner}>
        <fieldset className={styles.plain}>
          <legend>{text('audience-languages')}</legend>
          {locales.map((locale) => (
            <Choice key={locale} name={`to.${locale}`} defaultChecked={`to.${locale}` in typed}>
              <span lang={locale}>{languages[locale].name}</span>
            </Choice>
          ))}
        </fieldset>
        <SelectField label={text('fallback')} name="fallback" defaultValue={typed['fallback'] ?? ''} isOptional>
          <option value="">{text('fallback-none')}</option>
          {locales.map((locale) => (
            <option key={locale} value={locale}>
              {languages[locale].name}
            </option>
          ))}
        </SelectField>
        <DateField
          label={text('since')}
          name="since"
          isOptional
          defaultValue={typed['since']}
          error={faultOf('since')}
        />
        <DateField
          label={text('until')}
          name="until"
          isOptional
          defaultValue={typed['until']}
          error={faultOf('until')}
        />
      </div>
    </Card>
  )
}
