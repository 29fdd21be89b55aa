import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './notice.module.css'

export type NoticeTone = 'info' | 'success' | 'warning' | 'error'

const iconOf: Record<NoticeTone, IconName> = {
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  error: 'circle-alert',
}

/** A sentence that must be seen where it stands. With `isAnnounced` it is read aloud when the page answers a form. */
export function Notice({
  tone = 'info',
  title,
  isAnnounced = false,
  children,
}: {
  tone?: NoticeTone
  title?: string
  isAnnounced?: boolean
  children: ReactNode
}) {
  const role = isAnnounced ? (tone === 'error' ? 'alert' : 'status') : undefined
  return (
    <div className={`${styles.notice} ${styles[tone]}`} {...(role ? { role } : {})}>
      <Icon name={iconOf[tone]} />
      <div>
        {title && <b className={styles.title}>{title}</b>}
        {children}
      </div>
    </div>
  )
}
