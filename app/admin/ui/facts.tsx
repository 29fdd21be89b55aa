import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** Names and values, one a line. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}

export function Fact({
  name,
  isStrong = false,
  children,
}: {
  name: ReactNode
  isStrong?: boolean
  children: ReactNode
}) {
  return (
    <div className={isStrong ? styles.strong : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
