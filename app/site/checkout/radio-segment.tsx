import type { ReactNode } from 'react'
import styles from './radio-segment.module.css'

/** A few choices of which one is on, as radios that look like one bar. */
export function RadioSegment({
  legend,
  isLegendHidden = false,
  name,
  items,
  chosen,
  error,
  isStacked = false,
  firstId,
}: {
  legend: ReactNode
  isLegendHidden?: boolean
  name: string
  items: { value: string; label: ReactNode; note?: ReactNode }[]
  chosen: string
  error?: string | undefined
  isStacked?: boolean
  firstId?: string
}) {
  return (
    <fieldset className={styles.set}>
      <legend className={isLegendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div
        className={isStacked ? `${styles.bar} ${styles.stacked}` : styles.bar}
        data-invalid={error === undefined ? undefined : ''}
      >
        {items.map(({ value, label, note }, index) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              id={index === 0 && firstId ? firstId : `${name}-${value}`}
              defaultChecked={chosen === value}
              {...(error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${name}-error` })}
            />
            <span>
              {label}
              {note !== undefined && <small>{note}</small>}
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${name}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
