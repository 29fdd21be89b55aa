import type { ReactNode } from 'react'
import styles from './eyebrow.module.css'

/** One line over a heading, after a star: in capitals, unless it holds a code whose letters have a case. */
export function Eyebrow({
  isOnDark = false,
  keepsCase = false,
  children,
}: {
  isOnDark?: boolean
  keepsCase?: boolean
  children: ReactNode
}) {
  const looks = [styles.eyebrow, isOnDark && styles.dark, keepsCase && styles.asWritten].filter(Boolean)
  return <p className={looks.join(' ')}>{children}</p>
}
