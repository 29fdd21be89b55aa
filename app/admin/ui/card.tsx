import type { ReactNode } from 'react'
import styles from './card.module.css'

/** A ruled sheet with a head: what it holds, and at the end side what leads on. */
export function Card({
  title,
  end,
  id,
  children,
}: {
  title: ReactNode
  end?: ReactNode
  id?: string
  children: ReactNode
}) {
  return (
    <section className={styles.card} id={id}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {end !== undefined && <div className={styles.end}>{end}</div>}
      </header>
      {children}
    </section>
  )
}
