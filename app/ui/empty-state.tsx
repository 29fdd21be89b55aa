import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

/** Nothing to show, said plainly, with a way on as children. */
export function EmptyState({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 48 48" fill="none" stroke="currentColor" strokeWidth=".8" aria-hidden="true">
        <path d="M24 3.2 29.6 8.8H37.6V16.8L44.8 24 37.6 31.2V39.2H29.6L24 44.8 18.4 39.2H10.4V31.2L3.2 24 10.4 16.8V8.8H18.4Z" />
        <path d="M24 10 28 14h6v6l4 4-4 4v6h-6l-4 4-4-4h-6v-6l-4-4 4-4v-6h6z" />
      </svg>
      <h2>{title}</h2>
      {lead !== undefined && <p>{lead}</p>}
      {children}
    </div>
  )
}
