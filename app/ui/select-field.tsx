import { useId, type ComponentProps, type ReactNode } from 'react'
import { describedBy } from './described-by.ts'
import { Field } from './field.tsx'
import styles from './field.module.css'
import { Icon } from './icon.tsx'

/** A choice from a list, with its label; the options are its children. */
export function SelectField({
  label,
  hint,
  error,
  isOptional,
  className,
  id,
  children,
  ...select
}: ComponentProps<'select'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  isOptional?: boolean | undefined
}) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <Field id={fieldId} {...{ label, hint, error, isOptional, className }}>
      <span className={styles.box}>
        <select
          required={!isOptional}
          {...select}
          id={fieldId}
          className={`${styles.control} ${styles.select}`}
          {...describedBy(fieldId, { hint, error })}
        >
          {children}
        </select>
        <Icon name="chevron-down" className={styles.chevron} />
      </span>
    </Field>
  )
}
