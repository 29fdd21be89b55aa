import type { ReactNode } from 'react'
import styles from './segment.module.css'

/** A few choices of which one is on, as links: sign in or sign up, currency of an account. */
export function Segment({
  label,
  items,
}: {
  label: string
  items: { key: string; href: string; isCurrent: boolean; children: ReactNode }[]
}) {
  return (
    <nav aria-label={label} className={styles.segment}>
      {items.map((item) => (
        <a key={item.key} href={item.href} {...(item.isCurrent ? { 'aria-current': 'true' as const } : {})}>
          {item.children}
        </a>
      ))}
    </nav>
  )
}
