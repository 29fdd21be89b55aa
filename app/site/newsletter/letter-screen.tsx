import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import styles from './letter-screen.module.css'

/** One sentence about the newsletter, and the one thing to do. */
export function LetterScreen({
  title,
  lead,
  isDone = false,
  children,
}: {
  title: string
  lead: string
  isDone?: boolean
  children?: ReactNode
}) {
  return (
    <div className={`wrap ${styles.screen}`} {...(isDone ? { role: 'status' } : {})}>
      <Icon name={isDone ? 'circle-check' : 'mail'} className={styles.sign} />
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  )
}
