import { useId, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import styles from './route-dialog.module.css'

/**
 * A modal that an address opens: without script it lies over the page as it came, with script it is a native modal.
 * Escape and the button at its head lead to `closeHref`; `closeLabel` names that button.
 */
export function RouteDialog({
  title,
  lead,
  closeHref,
  closeLabel,
  children,
}: {
  title: ReactNode
  lead?: ReactNode
  closeHref: string
  closeLabel: string
  children: ReactNode
}) {
  const id = useId()
  const navigate = useNavigate()
  return (
    <dialog
      open
      ref={openAsModal}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        void navigate(closeHref, { preventScrollReset: true })
      }}
      suppressHydrationWarning
    >
      <div className={styles.head}>
        <div>
          <h2 id={id}>{title}</h2>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        <Link to={closeHref} preventScrollReset className={styles.close} aria-label={closeLabel}>
          <Icon name="x" />
        </Link>
      </div>
      {children}
    </dialog>
  )
}

/** The document brings it open but not modal; a native modal keeps the focus inside. */
function openAsModal(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.matches(':modal')) return
  dialog.close()
  dialog.showModal()
}

export const dialogParts = { body: styles.body, foot: styles.foot, wide: styles.wide, end: styles.end } as const
