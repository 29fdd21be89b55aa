import { Icon } from './icon.tsx'
import styles from './number-stepper.module.css'
import { useText } from './text.tsx'

/** The field of a whole number between two buttons that count it down and up; its label points at `id`. */
export function NumberStepper({
  id,
  name,
  min,
  max,
  defaultValue,
  dataKey,
}: {
  id: string
  name: string
  min: number
  max: number
  defaultValue: number
  /** By which a script finds the field again after the page around it was written anew. */
  dataKey?: string
}) {
  const text = useText('ui')
  return (
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
        data-key={dataKey}
      />
      <button type="button" data-step="1" aria-label={text('increase')} aria-controls={id}>
        <Icon name="plus" />
      </button>
    </number-stepper>
  )
}
