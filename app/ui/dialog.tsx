import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './dialog.module.css'
import { useText } from './text.tsx'

/**
 * A native modal. It is opened by a button with `command="show-modal"` and `commandfor={id}`, or by script; Escape and
 * its close button close it, and focus returns to the opener.
 */
export function Dialog({
  id,
  title,
  isWide = false,
  children,
  foot,
}: {
  id: string
  title: ReactNode
  isWide?: boolean
  children: ReactNode
  foot?: ReactNode
}) {
  const text = useText('ui')
  return (
    <dialog
      id={id}
      className={isWide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      aria-labelledby={`${id}-title`}
      suppressHydrationWarning
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        <button type="button" command="close" commandfor={id} aria-label={text('close')} className={styles.close}>
          <Icon name="x" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </dialog>
  )
}
