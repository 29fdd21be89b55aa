import { useId, type ComponentProps, type ReactNode } from 'react'
import { describedBy } from './described-by.ts'
import { Field } from './field.tsx'
import styles from './field.module.css'
import { Icon, type IconName } from './icon.tsx'

/** What is written in Latin letters from left to right in every language. */
const latinTypes = new Set(['email', 'tel', 'url', 'number', 'password'])

/** One line of text with its label. `isLatin` keeps passport numbers, IBANs and cards left to right in Arabic too. */
export function TextField({
  label,
  hint,
  error,
  isOptional,
  isLatin,
  icon,
  className,
  id,
  ...input
}: ComponentProps<'input'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  isOptional?: boolean | undefined
  isLatin?: boolean | undefined
  icon?: IconName | undefined
}) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const direction = (isLatin ?? latinTypes.has(input.type ?? 'text')) ? 'ltr' : 'auto'
  return (
    <Field id={fieldId} {...{ label, hint, error, isOptional, className }}>
      <span className={styles.box}>
        {icon && <Icon name={icon} className={styles.icon} />}
        <input
          required={!isOptional}
          {...input}
          id={fieldId}
          dir={direction}
          className={icon ? `${styles.control} ${styles.withIcon}` : styles.control}
          {...describedBy(fieldId, { hint, error })}
        />
      </span>
    </Field>
  )
}
