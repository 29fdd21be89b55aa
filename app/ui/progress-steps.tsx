import type { ReactNode } from 'react'
import styles from './progress-steps.module.css'

/** How far a long task is: done, current and coming steps, each with its words. `current` counts from 0. */
export function ProgressSteps({ steps, current }: { steps: ReactNode[]; current: number }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li
          key={index}
          className={index < current ? styles.done : index === current ? styles.current : undefined}
          {...(index === current ? { 'aria-current': 'step' as const } : {})}
        >
          {step}
        </li>
      ))}
    </ol>
  )
}
