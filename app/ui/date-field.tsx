import { useId, type ReactNode } from 'react'
import { DateInput, type DateInputProps } from './date-input.tsx'
import { describedBy } from './described-by.ts'
import { Field } from './field.tsx'
import styles from './field.module.css'

/** A typed day with its label, the date field of forms. */
export function DateField({
  label,
  hint,
  error,
  isOptional,
  className,
  id,
  ...input
}: DateInputProps & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  isOptional?: boolean | undefined
}) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <Field id={fieldId} {...{ label, hint, error, isOptional, className }}>
      <DateInput
        required={!isOptional}
        {...input}
        id={fieldId}
        className={styles.control}
        {...describedBy(fieldId, { hint, error })}
      />
    </Field>
  )
}
