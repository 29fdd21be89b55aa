import { PageHead } from '#app/page/page-head.tsx'
import { useText } from '#app/ui/text.tsx'
import styles from './document-text.module.css'

/** A legal text of one version with its facts filled in, to be read before it is agreed to. */
export function LegalDocument({
  document: { id, title, version, html },
}: {
  document: { id: string; title: string; version: string; html: string }
}) {
  const text = useText('checkout')
  return (
    <main className={`wrap ${styles.main}`}>
      <PageHead title={title} path={`/odeme/${id}`} isIndexed={false} />
      <h1>{title}</h1>
      <p className={styles.note}>{text('document-note', { version })}</p>
      {/* Our own texts with escaped facts. */}
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
    </main>
  )
}
