import type { ComponentProps } from 'react'
import styles from './chip-link.module.css'

/** One of several quick choices; the chosen one is filled. */
export function ChipLink({ isCurrent = false, children, ...link }: ComponentProps<'a'> & { isCurrent?: boolean }) {
  return (
    <a {...link} className={styles.chip} {...(isCurrent ? { 'aria-current': 'true' as const } : {})}>
      {children}
    </a>
  )
}
