import { useId, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './stepper.module.css'
import { useText } from './text.tsx'

/** A whole number with a button at each side. Without script the number is typed. */
export function Stepper({
  label,
  name,
  min = 0,
  max,
  defaultValue = min,
  hint,
}: {
  label: ReactNode
  name: string
  min?: number
  max: number
  defaultValue?: number
  hint?: ReactNode
}) {
  const id = useId()
  const text = useText('ui')
  return (
    <div className={styles.row}>
      <label htmlFor={id}>
        {label}
        {hint !== undefined && <small className={styles.hint}>{hint}</small>}
      </label>
      <number-stepper class={styles.stepper} suppressHydrationWarning>
        <button type="button" data-step="-1" aria-label={text('decrease')} aria-controls={id}>
          <Icon name="minus" />
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          name={name}
          min={min}
          max={max}
          defaultValue={defaultValue}
          required
        />
        <button type="button" data-step="1" aria-label={text('increase')} aria-controls={id}>
          <Icon name="plus" />
        </button>
      </number-stepper>
    </div>
  )
}
