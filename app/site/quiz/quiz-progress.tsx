import styles from './quiz-progress.module.css'

/** The way through the questions as a line of stars; the words stand beside it. */
export function QuizProgress({ current, total }: { current: number; total: number }) {
  return (
    <ol className={styles.line} aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        <li key={index} className={index < current ? styles.done : index === current ? styles.current : undefined} />
      ))}
    </ol>
  )
}
