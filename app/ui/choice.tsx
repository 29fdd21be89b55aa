import { useId, type ComponentProps, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './choice.module.css'

/** A checkbox or radio with its words: consents, filters, room choices. `end` stands at the far side, such as a count. */
export function Choice({
  type = 'checkbox',
  error,
  end,
  isCompact = false,
  className,
  children,
  ...input
}: ComponentProps<'input'> & {
  type?: 'checkbox' | 'radio'
  error?: string | undefined
  end?: ReactNode
  isCompact?: boolean
}) {
  const own = useId()
  const id = `${input.id ?? own}-error`
  return (
    <div className={className}>
      <label className={isCompact ? `${styles.choice} ${styles.compact}` : styles.choice}>
        <input
          {...input}
          type={type}
          className={type === 'radio' ? `${styles.box} ${styles.radio}` : styles.box}
          {...(error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': id })}
        />
        <span>{children}</span>
        {end !== undefined && <span className={styles.end}>{end}</span>}
      </label>
      {error !== undefined && (
        <p id={id} className={styles.error}>
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
    </div>
  )
}
