import type { ComponentProps, ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useText } from '#app/ui/text.tsx'
import type { Fields } from '#app/acts/record/field-specs.ts'
import { ActForm } from '../ui/act-form.tsx'
import type { Meanwhile } from '../record/meanwhile.ts'
import { SeenFields, seenVersion } from '../record/seen-fields.tsx'
import { Toast } from '../ui/toast.tsx'
import styles from './settings.module.css'

/** The form of settings that are saved together: who may not change them reads them, and of two who save, the second chooses. */
export function SettingsForm({
  area,
  read,
  mayChange,
  isSaved,
  refused,
  nameOf,
  showIn,
  children,
}: {
  area: 'payment-settings' | 'price-settings'
  read: { fields: Fields; version: string }
  mayChange: boolean
  isSaved: boolean
  refused: { fields: Fields; conflict: Meanwhile | undefined } | undefined
  children: ReactNode
} & Pick<ComponentProps<typeof SeenFields>, 'nameOf' | 'showIn'>) {
  const text = useText(area)
  const isBusy = useNavigation().state !== 'idle'
  return (
    <>
      {!mayChange && <Notice>{text('read-only')}</Notice>}
      <ActForm noValidate key={seenVersion(read, refused?.fields)} className={styles.all}>
        <SeenFields
          read={read}
          typed={refused?.fields}
          conflict={refused?.conflict}
          nameOf={nameOf}
          showIn={showIn}
          isTick={isTick}
        />
        <fieldset className={styles.all} disabled={!mayChange}>
          {children}
          {mayChange && (
            <div>
              <Button disabled={isBusy}>{text('save')}</Button>
            </div>
          )}
        </fieldset>
      </ActForm>
      {isSaved && !refused && <Toast kind="success" title={text('saved')} />}
    </>
  )
}

function isTick(place: string): boolean {
  return place === 'confirmsCertain' || place.startsWith('kind-')
}
