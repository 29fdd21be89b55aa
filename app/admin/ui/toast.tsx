import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import styles from './toast.module.css'

/** News about what was just done, at the foot of the page or of a modal; read aloud when it appears. */
export function Toast({ kind, title, children }: { kind: 'success' | 'error'; title: string; children?: ReactNode }) {
  return (
    <div className={`${styles.toast} ${styles[kind]}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={kind === 'error' ? 'circle-x' : 'circle-check'} />
      <div className={styles.words}>
        <b>{title}</b>
        {children}
      </div>
    </div>
  )
}
