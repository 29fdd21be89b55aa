import { useId, type ComponentProps, type ReactNode } from 'react'
import { describedBy } from './described-by.ts'
import { Field } from './field.tsx'
import styles from './field.module.css'

/** Several lines of text with their label. */
export function TextAreaField({
  label,
  hint,
  error,
  isOptional,
  className,
  id,
  ...area
}: ComponentProps<'textarea'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  isOptional?: boolean | undefined
}) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <Field id={fieldId} {...{ label, hint, error, isOptional, className }}>
      <textarea
        required={!isOptional}
        rows={4}
        dir="auto"
        {...area}
        id={fieldId}
        className={`${styles.control} ${styles.area}`}
        {...describedBy(fieldId, { hint, error })}
      />
    </Field>
  )
}
