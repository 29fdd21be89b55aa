import type { ReactNode } from 'react'
import styles from './plain-screen.module.css'

/** A payment page that asks for nothing: one heading, one sentence, ways on. */
export function PlainScreen({
  number,
  title,
  lead,
  children,
}: {
  number?: ReactNode
  title: ReactNode
  lead: ReactNode
  children?: ReactNode
}) {
  return (
    <section className={styles.screen}>
      {number}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children !== undefined && <div className={styles.ways}>{children}</div>}
    </section>
  )
}
