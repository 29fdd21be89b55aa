import { useId, type ReactNode } from 'react'
import { NumberStepper } from './number-stepper.tsx'
import styles from './stepper.module.css'

/** A whole number with a button at each side, behind its label. Without script the number is typed. */
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
  return (
    <div className={styles.row}>
      <label htmlFor={id}>
        {label}
        {hint !== undefined && <small className={styles.hint}>{hint}</small>}
      </label>
      <NumberStepper id={id} name={name} min={min} max={max} defaultValue={defaultValue} />
    </div>
  )
}
