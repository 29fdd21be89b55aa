import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { languages } from '#kernel/languages.ts'
import { DateField } from '#app/ui/date-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import { locales, type Locale } from '#kernel/locale.ts'
import { writingFacts, type FactField, type PageFacts, type Writing } from '#modules/content/index.ts'
import { ActForm } from '../ui/act-form.tsx'
import { ConflictCard } from '../record/conflict-card.tsx'
import { Card } from '../ui/card.tsx'
import type { RefusedWriting } from './act-on-writing.server.ts'
import styles from './content.module.css'
import { LanguageTexts } from './language-texts.tsx'
import { useFieldNames } from './use-field-names.ts'
import { fieldsOfWriting } from './writing-fields.ts'
import { RemovalFold } from './removal-fold.tsx'

export type Choices = { key: string; name: string }[]

/**
 * A record in three languages, one shown at a time, with what belongs to none of them beside it. What was typed and not
 * saved stands in the fields again.
 */
export function WritingForm({
  writing,
  isNew,
  opened,
  holders,
  categories,
  titleFacts,
  refused,
}: {
  writing: Writing
  isNew: boolean
  opened: Locale
  holders: Choices
  categories: Choices
  titleFacts: Record<Locale, PageFacts>
  refused: RefusedWriting | undefined
}) {
  const text = useText('staff-content')
  const isBusy = useNavigation().state !== 'idle'
  const typed = refused && Object.keys(refused.fields).length > 0 ? refused.fields : fieldsOfWriting(writing)
  const nameOf = useFieldNames()
  const showIn = (place: string, value: string) => {
    const state = publicationStates.find((each) => place.endsWith('.state') && each === value)
    return state ? text(`state-${state}`) : value
  }
  // What was read before somebody else saved, so that the next conflict is told from the last one.
  const read = refused?.conflict?.theirs ?? fieldsOfWriting(writing)
  const base = (!refused?.conflict && refused?.fields['base']) || JSON.stringify(read)
  const faultOf = (field: string) => {
    const fault = refused?.faults.find((each) => each.field === field)
    return fault && text(`problem-${fault.code}`)
  }
  const first = locales.find((locale) => refused?.faults.some(({ field }) => field.startsWith(`${locale}.`)))
  const shown = first ?? locales.find((locale) => locale === typed['language']) ?? opened
  return (
    <>
      <ActForm noValidate preventScrollReset className={styles.form}>
        {refused?.conflict && <ConflictCard merged={refused.conflict.merged} nameOf={nameOf} showIn={showIn} />}
        {!isNew && <input type="hidden" name="base" value={base} />}
        <input type="hidden" name="version" value={refused?.conflict?.version ?? typed['version'] ?? writing.version} />
        <div className={styles.columns}>
          <Card title={text('texts')}>
            <div className={styles.languages}>
              <fieldset className={styles.tabs} data-tabs>
                <legend className="visually-hidden">{text('languages')}</legend>
                {locales.map((locale) => (
                  <label key={locale}>
                    <input type="radio" name="language" value={locale} data-tab defaultChecked={locale === shown} />
                    <span lang={locale}>{languages[locale].name}</span>
                  </label>
                ))}
              </fieldset>
              {locales.map((locale) => (
                <LanguageTexts
                  key={locale}
                  kind={writing.kind}
                  locale={locale}
                  typed={typed}
                  titleFacts={titleFacts[locale]}
                  faultOf={faultOf}
                />
              ))}
            </div>
          </Card>
          <div className={styles.side}>
            <Card title={text('facts')}>
              <div className={styles.inner}>
                {writingFacts[writing.kind].map((field) => (
                  <FactInput
                    key={field.name}
                    field={field}
                    value={typed[field.name] ?? ''}
                    choices={field.name === 'category' ? categories : holders}
                    error={faultOf(field.name)}
                  />
                ))}
              </div>
            </Card>
            <div className={styles.actions}>
              <Button name="intent" value="save" disabled={isBusy}>
                {text(isNew ? 'create' : 'save')}
              </Button>
              {refused?.conflict && <a href="?">{text('conflict-drop')}</a>}
            </div>
          </div>
        </div>
      </ActForm>
      {!isNew && (
        <RemovalFold fold={text('remove-fold')} sure={text('remove-sure')}>
          <input type="hidden" name="version" value={writing.version} />
          <p>{text('remove-hint')}</p>
        </RemovalFold>
      )}
    </>
  )
}

const publicationStates = ['draft', 'scheduled', 'published'] as const

const hints: Partial<Record<string, 'hint-picture'>> = { picture: 'hint-picture', banner: 'hint-picture' }

function FactInput({
  field: { name, shape, isNeeded },
  value,
  choices,
  error,
}: {
  field: FactField
  value: string
  choices: Choices
  error: string | undefined
}) {
  const text = useText('staff-content')
  const label = text(`field-${name}` as 'field-parent')
  const hint = hints[name]
  if (shape === 'key')
    return (
      <SelectField label={label} name={name} defaultValue={value} isOptional={!isNeeded} error={error}>
        {!isNeeded && <option value="">{text(name === 'parent' ? 'no-parent' : 'no-category')}</option>}
        {value !== '' && !choices.some(({ key }) => key === value) && <option value={value}>{value}</option>}
        {choices.map((choice) => (
          <option key={choice.key} value={choice.key}>
            {choice.name}
          </option>
        ))}
      </SelectField>
    )
  const common = { label, name, isOptional: !isNeeded, hint: hint && text(hint), defaultValue: value, error }
  if (shape === 'day') return <DateField {...common} />
  return <TextField {...common} {...(shape === 'number' ? { inputMode: 'numeric' as const } : {})} isLatin />
}
