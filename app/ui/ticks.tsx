import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './ticks.module.css'

/** What is included, or with `isMissing` what is not. */
export function Ticks({ items, isMissing = false }: { items: ReactNode[]; isMissing?: boolean }) {
  return (
    <ul className={isMissing ? `${styles.ticks} ${styles.missing}` : styles.ticks}>
      {items.map((item, index) => (
        <li key={index}>
          <Icon name={isMissing ? 'x' : 'check'} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}
