import type { ReactNode } from 'react'
import styles from './panel.module.css'

/** Raised paper around a form or a thing that can be acted on. */
export function Panel({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={className ? `${styles.panel} ${className}` : styles.panel}>{children}</div>
}
