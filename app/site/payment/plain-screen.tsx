import type { ReactNode } from 'react'
import { Eyebrow } from '#app/ui/eyebrow.tsx'
import styles from './plain-screen.module.css'

/** A payment page that asks for nothing: one heading, one sentence, ways on. */
export function PlainScreen({
  eyebrow,
  title,
  lead,
  children,
}: {
  eyebrow?: ReactNode
  title: ReactNode
  lead: ReactNode
  children?: ReactNode
}) {
  return (
    <section className={styles.screen}>
      {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children !== undefined && <div className={styles.ways}>{children}</div>}
    </section>
  )
}
