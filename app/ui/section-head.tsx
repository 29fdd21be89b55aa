import type { ReactNode } from 'react'
import { MoreLink } from './more-link.tsx'
import styles from './section-head.module.css'

/** Heading, one sentence and the way on, at the top of a section. */
export function SectionHead({
  id,
  title,
  lead,
  link,
  isSmall = false,
}: {
  id?: string
  title: ReactNode
  lead?: ReactNode
  link?: { href: string; label: string } | undefined
  isSmall?: boolean
}) {
  return (
    <div className={isSmall ? `${styles.head} ${styles.small}` : styles.head}>
      <h2 id={id}>{title}</h2>
      {link && <MoreLink href={link.href}>{link.label}</MoreLink>}
      {lead !== undefined && <p>{lead}</p>}
    </div>
  )
}
