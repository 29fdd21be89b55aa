import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { languages } from '#kernel/languages.ts'
import { locales, type Locale } from '#kernel/locale.ts'
import { letterFields, letterLengths, type LetterField } from '#modules/engagement/index.ts'
import content from '../content/content.module.css'
import { Card } from '../ui/card.tsx'
import type { LetterFields } from './letter-fields.ts'

const rowsOf: Partial<Record<LetterField, number>> = { opening: 8, closing: 4 }

/** The words of a newsletter, one language shown at a time. */
export function LetterWordsCard({
  typed,
  shown,
  faultOf,
}: {
  typed: LetterFields
  shown: Locale | undefined
  faultOf: (field: string) => string | undefined
}) {
  const text = useText('staff-letters')
  const own = useLocale()
  return (
    <Card title={text('texts')}>
      <div className={content.languages}>
        <fieldset className={content.tabs} data-tabs>
          <legend className="visually-hidden">{text('languages')}</legend>
          {locales.map((locale) => (
            <label key={locale}>
              <input type="radio" name="language" value={locale} data-tab defaultChecked={locale === (shown ?? own)} />
              <span lang={locale}>{languages[locale].name}</span>
            </label>
          ))}
        </fieldset>
        {locales.map((locale) => (
          <fieldset key={locale} data-language={locale}>
            {letterFields.map((field) => (
              <WordsField
                key={field}
                field={field}
                locale={locale}
                value={typed[`${locale}.${field}`] ?? ''}
                error={faultOf(`${locale}.${field}`)}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </Card>
  )
}

function WordsField({
  field,
  locale,
  value,
  error,
}: {
  field: LetterField
  locale: Locale
  value: string
  error: string | undefined
}) {
  const text = useText('staff-letters')
  const rows = rowsOf[field]
  const common = {
    label: text(`field-${field}`),
    hint: field === 'preheader' || field === 'opening' ? text(`hint-${field}`) : undefined,
    name: `${locale}.${field}`,
    lang: locale,
    maxLength: letterLengths[field],
    defaultValue: value,
    isOptional: true,
    error,
  }
  return rows === undefined ? <TextField {...common} /> : <TextAreaField {...common} rows={rows} />
}
