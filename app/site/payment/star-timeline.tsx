import type { ReactNode } from 'react'
import styles from './star-timeline.module.css'

export type TimelineStep = {
  key: string
  state: 'done' | 'current' | 'later'
  title: ReactNode
  hint?: ReactNode
  action?: ReactNode
}

/** What happened, what is on, and what follows, along a line of stars. */
export function StarTimeline({ steps }: { steps: TimelineStep[] }) {
  return (
    <ol className={styles.timeline}>
      {steps.map((step) => (
        <li
          key={step.key}
          className={step.state === 'later' ? undefined : styles[step.state]}
          {...(step.state === 'current' ? { 'aria-current': 'step' as const } : {})}
        >
          <b>{step.title}</b>
          {step.hint !== undefined && <p>{step.hint}</p>}
          {step.action}
        </li>
      ))}
    </ol>
  )
}
