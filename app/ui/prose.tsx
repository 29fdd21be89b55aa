import type { SafeHtml } from '#kernel/safe-html.ts'
import styles from './prose.module.css'

/** Long text as HTML: pages, posts, answers, agreements. */
export function Prose({ html, isSmall = false }: { html: SafeHtml; isSmall?: boolean }) {
  return (
    <div
      className={isSmall ? `${styles.prose} ${styles.small}` : styles.prose}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
