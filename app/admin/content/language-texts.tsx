import { useState } from 'react'
import { DateField } from '#app/ui/date-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import type { Locale } from '#kernel/locale.ts'
import { writingTexts, type PageFacts, type TextField as Field, type WritingKind } from '#modules/content/index.ts'
import styles from './content.module.css'
import { RichTextField } from './rich-text-field.tsx'
import { SearchPreview } from './search-preview.tsx'

const hinted = ['title', 'link', 'metaTitle', 'metaDescription', 'tags'] as const
const states = ['draft', 'scheduled', 'published'] as const

/** The texts of one language and whether it is published. */
export function LanguageTexts({
  kind,
  locale,
  typed,
  titleFacts,
  faultOf,
}: {
  kind: WritingKind
  locale: Locale
  typed: Record<string, string>
  titleFacts: PageFacts
  faultOf: (field: string) => string | undefined
}) {
  const text = useText('staff-content')
  const [live, setLive] = useState(typed)
  return (
    <fieldset
      data-language={locale}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
          setLive((before) => ({ ...before, [target.name]: target.value }))
      }}
    >
      <div className={styles.pair}>
        <SelectField
          label={text('publication')}
          name={`${locale}.state`}
          defaultValue={typed[`${locale}.state`] ?? 'draft'}
        >
          {states.map((state) => (
            <option key={state} value={state}>
              {text(`state-${state}`)}
            </option>
          ))}
        </SelectField>
        <DateField
          label={text('publish-at')}
          hint={text('publish-at-hint')}
          hasTime
          name={`${locale}.at`}
          isOptional
          defaultValue={typed[`${locale}.at`]}
          error={faultOf(`${locale}.at`)}
        />
      </div>
      {writingTexts[kind].map((field) => (
        <TextInput
          key={field.name}
          field={field}
          locale={locale}
          value={typed[`${locale}.${field.name}`] ?? ''}
          error={faultOf(`${locale}.${field.name}`)}
        />
      ))}
      {kind !== 'question' && (
        <SearchPreview
          kind={kind}
          locale={locale}
          titleFacts={titleFacts}
          texts={Object.fromEntries(writingTexts[kind].map(({ name }) => [name, live[`${locale}.${name}`] ?? '']))}
        />
      )}
    </fieldset>
  )
}

function TextInput({
  field: { name, shape, longest, isNeeded },
  locale,
  value,
  error,
}: {
  field: Field
  locale: Locale
  value: string
  error: string | undefined
}) {
  const text = useText('staff-content')
  const hintOf = hinted.find((each) => each === name)
  const common = {
    label: text(`field-${name}` as 'field-title'),
    name: `${locale}.${name}`,
    defaultValue: value,
    isOptional: !isNeeded,
    hint: hintOf && text(`hint-${hintOf}`),
    error,
    lang: locale,
  }
  if (shape === 'html') return <RichTextField {...common} />
  if (shape === 'lines' || shape === 'json')
    return (
      <TextAreaField
        {...common}
        rows={shape === 'json' ? 4 : 2}
        maxLength={longest}
        {...(shape === 'json' ? { dir: 'ltr', spellCheck: false } : {})}
      />
    )
  return <TextField {...common} maxLength={longest} {...(shape === 'link' ? { spellCheck: false } : {})} />
}
