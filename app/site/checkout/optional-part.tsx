import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import styles from './optional-part.module.css'

/** What few people write: one line until it is opened, and open as long as something stands in it. */
export function OptionalPart({
  title,
  isOpen,
  className,
  children,
}: {
  title: string
  isOpen: boolean
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <details open={isOpen} className={className ? `${styles.part} ${className}` : styles.part}>
      <summary className={styles.head}>
        <Icon name="plus" />
        {title}
      </summary>
      {children}
    </details>
  )
}
