import { paths } from '#app/addresses/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Order } from '#modules/booking/index.server.ts'
import type { IssuedDocument } from '#modules/documents/index.ts'
import styles from './order-documents.module.css'

/** What of an issued document the page shows. */
export type ShownDocument = Pick<IssuedDocument, 'id' | 'kind' | 'number' | 'locale' | 'sha256' | 'createdAt'>

/** Every document that was issued for an order, to be downloaded byte by byte as it was mailed. */
export function OrderDocuments({ order, documents }: { order: Order; documents: ShownDocument[] }) {
  const text = useText('documents')
  const locale = useLocale()
  if (documents.length === 0) return null
  return (
    <section className={styles.documents} id="documents">
      <h2>{text('title')}</h2>
      <ul>
        {documents.map((document) => (
          <li key={document.id} className={styles.document}>
            <a href={paths.orderDocument(locale, order.publicId, document.id, order.accessToken)} download>
              <Icon name="download" />
              {text(`kind-${document.kind}`)}
            </a>
            <span className={styles.facts}>
              {document.number && <bdi dir="ltr">{document.number}</bdi>}
              <span>{formatDate(dayInIstanbul(document.createdAt), locale)}</span>
              <span>{text(`language-${document.locale}`)}</span>
            </span>
          </li>
        ))}
      </ul>
      <details className={styles.codes}>
        <summary>{text('hashes')}</summary>
        <ul>
          {documents.map((document) => (
            <li key={document.id}>
              {text(`kind-${document.kind}`)}: {text('hash')} <bdi dir="ltr">{document.sha256.slice(0, 12)}</bdi>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
