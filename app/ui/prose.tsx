import styles from './prose.module.css'

/** Long text that was written as HTML by us: pages, posts, answers, agreements. Never what a visitor sent. */
export function Prose({ html, isSmall = false }: { html: string; isSmall?: boolean }) {
  return (
    <div
      className={isSmall ? `${styles.prose} ${styles.small}` : styles.prose}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
