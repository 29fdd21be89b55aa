import { useCallback, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useBeforeUnload, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { languages } from '#kernel/languages.ts'
import { useText } from '#app/ui/text.tsx'
import { locales } from '#kernel/locale.ts'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { ConflictCard } from './conflict-card.tsx'
import { ReachCard } from './reach-card.tsx'
import { usePlaceName } from './use-place-name.ts'
import type { Fields, FormSection, Options } from '#app/acts/record/field-specs.ts'
import { FieldView } from './field-view.tsx'
import type { FormState } from './form-state.ts'
import styles from './record-form.module.css'

/**
 * The form of a record in all languages. A record is saved in the version it was read in; the form carries what was
 * read, so that the changes of two people can be told apart. Ctrl+S saves; leaving with unsaved words asks first.
 */
export function RecordForm<Section extends string>({
  intent,
  version,
  base,
  state,
  sections,
  titleOf,
  options,
  children,
}: {
  intent: string
  /** Names what was read; `0` for a record that is not there yet. */
  version: number | string
  base: Fields
  state: FormState
  sections: readonly FormSection<Section>[]
  titleOf: (section: Section) => string
  options: Options
  /** Further buttons beside the one that saves. */
  children?: ReactNode
}) {
  const text = useText('staff-catalogue')
  const isBusy = useNavigation().state !== 'idle'
  const nameOf = usePlaceName()
  const isDirty = useRef(false)
  useBeforeUnload(
    useCallback((event) => {
      if (isDirty.current) event.preventDefault()
    }, []),
  )
  return (
    <ActForm
      className={styles.form}
      noValidate
      onInput={() => {
        isDirty.current = true
      }}
      onSubmit={() => {
        isDirty.current = false
      }}
      onKeyDown={saveOnShortcut}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="base" value={JSON.stringify(base)} />
      {/* The first button is the one that Enter presses: not the one that removes a row. */}
      <button hidden aria-hidden="true" tabIndex={-1} />
      {state.reach && <ReachCard reach={state.reach} />}
      {state.merged && <ConflictCard merged={state.merged} nameOf={nameOf} />}
      <fieldset className={styles.languages}>
        <legend className="visually-hidden">{text('shown-language')}</legend>
        {locales.map((locale, index) => (
          <label key={locale}>
            <input type="radio" name="shown" value={locale} defaultChecked={index === 0} />
            <span lang={locale}>{languages[locale].name}</span>
          </label>
        ))}
      </fieldset>
      {sections.map(({ id, specs }) => (
        <Card key={id} id={`${intent}-${id}`} title={titleOf(id)}>
          <div className={styles.fields}>
            {specs.map((spec) => (
              <FieldView key={spec.name} spec={spec} state={state} options={options} place={spec.name} />
            ))}
          </div>
        </Card>
      ))}
      <div className={styles.foot}>
        {children}
        <Button disabled={isBusy}>
          <Icon name="save" />
          {text('save')}
        </Button>
      </div>
    </ActForm>
  )
}

function saveOnShortcut(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}
