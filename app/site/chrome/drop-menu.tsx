import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import styles from './drop-menu.module.css'

/** A list of links behind a word of the bar. Opens without script; the element adds Escape, arrows and outside clicks. */
export function DropMenu({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <drop-menu class={styles.host} suppressHydrationWarning>
      <details className={styles.details} suppressHydrationWarning>
        <summary className={styles.summary}>
          {label}
          <Icon name="chevron-down" className={styles.chevron} />
        </summary>
        <ul className={styles.menu}>{children}</ul>
      </details>
    </drop-menu>
  )
}
