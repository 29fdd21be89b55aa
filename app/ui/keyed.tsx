import type { ReactNode } from 'react'
import styles from './keyed.module.css'

/** The one box of a view that asks for an act: finder, booking, payment. Paper border, gap, brass line. */
export function Keyed({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <div className={className ? `${styles.keyed} ${className}` : styles.keyed}>
      <div className={styles.inner}>{children}</div>
    </div>
  )
}
