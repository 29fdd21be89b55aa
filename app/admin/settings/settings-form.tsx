import type { ReactNode } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useText } from '#app/ui/text.tsx'
import { Toast } from '../ui/toast.tsx'
import styles from './settings.module.css'

/** The form of settings that are saved together: who may not change them reads them, and a stale save says so. */
export function SettingsForm({
  area,
  version,
  mayChange,
  isSaved,
  refused,
  children,
}: {
  area: 'payment-settings' | 'price-settings'
  version: string
  mayChange: boolean
  isSaved: boolean
  refused: { fields: Record<string, string>; isConflict: boolean } | undefined
  children: ReactNode
}) {
  const text = useText(area)
  const { pathname } = useLocation()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <>
      {!mayChange && <Notice>{text('read-only')}</Notice>}
      {refused?.isConflict && (
        <Notice tone="error" isAnnounced title={text('conflict')}>
          <a href={pathname}>{text('reload')}</a>
        </Notice>
      )}
      <Form method="post" noValidate key={version}>
        <input type="hidden" name="version" value={refused?.fields['version'] ?? version} />
        <fieldset className={styles.all} disabled={!mayChange}>
          {children}
          {mayChange && (
            <div>
              <Button disabled={isBusy}>{text('save')}</Button>
            </div>
          )}
        </fieldset>
      </Form>
      {isSaved && !refused && <Toast kind="success" title={text('saved')} />}
    </>
  )
}
