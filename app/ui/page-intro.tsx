import type { ReactNode } from 'react'
import { Breadcrumb } from './breadcrumb.tsx'
import styles from './page-intro.module.css'
import { useText } from './text.tsx'

/** The top of a reading page: where it stands, its name and one sentence. `home` is the address of the first crumb. */
export function PageIntro({
  home,
  above = [],
  title,
  lead,
  children,
}: {
  home: string
  above?: { href: string; label: string }[]
  title: string
  lead?: ReactNode
  children?: ReactNode
}) {
  const text = useText('ui')
  return (
    <header className={styles.intro}>
      <Breadcrumb items={[{ href: home, label: text('home-page') }, ...above]} current={title} />
      <h1>{title}</h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </header>
  )
}
