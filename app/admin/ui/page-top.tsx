import type { ReactNode } from 'react'
import styles from './page-top.module.css'

/** The name of a staff page, one line about it, and what can be done there. */
export function PageTop({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.top}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {lead !== undefined && <div className={styles.lead}>{lead}</div>}
      </div>
      {children !== undefined && <div className={`${styles.end} no-print`}>{children}</div>}
    </div>
  )
}
