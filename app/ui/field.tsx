import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './field.module.css'
import { useText } from './text.tsx'

/**
 * Label, hint and error around one control. The control carries `id`, and `aria-describedby` from `describedBy(id, …)`.
 * Required fields have no mark; the others say so in words.
 */
export function Field({
  id,
  label,
  hint,
  error,
  isOptional = false,
  className,
  children,
}: {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  isOptional?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}) {
  const text = useText('ui')
  return (
    <div className={className ? `${styles.field} ${className}` : styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {isOptional && <span className={styles.optional}> {text('optional')}</span>}
      </label>
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
