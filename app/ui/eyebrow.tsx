import type { ReactNode } from 'react'
import styles from './eyebrow.module.css'

/** One line over a heading, after a star. */
export function Eyebrow({ isOnDark = false, children }: { isOnDark?: boolean; children: ReactNode }) {
  return <p className={isOnDark ? `${styles.eyebrow} ${styles.dark}` : styles.eyebrow}>{children}</p>
}
