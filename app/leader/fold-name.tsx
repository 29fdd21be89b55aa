import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import styles from './leader.module.css'

/** What is folded away below, with the sign that it opens; `label` where the words alone do not say whose it is. */
export function FoldName({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <summary className={styles.fold} aria-label={label}>
      {children}
      <Icon name="chevron-down" />
    </summary>
  )
}
