import type { ReactNode } from 'react'
import styles from './agent.module.css'

/** A ruled sheet with a head; `end` leads on, or says something about the whole. */
export function Card({ title, end, children }: { title: ReactNode; end?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {end !== undefined && <div className={styles.headEnd}>{end}</div>}
      </header>
      {children}
    </section>
  )
}
