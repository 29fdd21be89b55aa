import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ActForm } from '../ui/act-form.tsx'
import styles from './content.module.css'

/** Folded away: the form that removes what the page is about. `children` stand before its button. */
export function RemovalFold({ fold, sure, children }: { fold: string; sure: string; children?: ReactNode }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <details className={styles.removal}>
      <summary>{fold}</summary>
      <ActForm className={styles.inner}>
        {children}
        <div>
          <Button look="danger" isSmall name="intent" value="remove" disabled={isBusy}>
            {sure}
          </Button>
        </div>
      </ActForm>
    </details>
  )
}
