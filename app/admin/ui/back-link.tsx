import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import styles from './back-link.module.css'

/** The way back to the list, or to the record, from which a page of the staff was opened; it stands above its head. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.back}>
      <Icon name="chevron-left" isFlipped />
      {children}
    </Link>
  )
}
