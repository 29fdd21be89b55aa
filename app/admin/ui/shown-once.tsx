import styles from './shown-once.module.css'

/** A secret in the only moment in which it can be seen; one click selects all of it. */
export function ShownOnce({ label, words, secret }: { label: string; words: string; secret: string }) {
  return (
    <section className={styles.once} role="status" aria-label={label}>
      <p>{words}</p>
      <code dir="ltr">{secret}</code>
    </section>
  )
}
