import { paths } from '#app/addresses/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { InstantText, useLocale, useText } from '#app/ui/text.tsx'
import type { Order } from '#modules/booking/index.server.ts'
import { foldVersions, type IssuedDocument } from '#modules/documents/index.ts'
import styles from './order-documents.module.css'

/** What of an issued document the page shows. */
export type ShownDocument = Pick<IssuedDocument, 'id' | 'kind' | 'number' | 'locale' | 'sha256' | 'createdAt'>

/** Every document that was issued for an order, to be downloaded byte by byte as it was mailed. */
export function OrderDocuments({ order, documents }: { order: Order; documents: ShownDocument[] }) {
  const text = useText('documents')
  if (documents.length === 0) return null
  return (
    <section className={styles.documents} id="documents">
      <h2>{text('title')}</h2>
      <ul>
        {foldVersions(documents).map(({ latest, earlier }) => (
          <li key={latest.id}>
            <IssuedFile order={order} document={latest} />
            {earlier.length > 0 && (
              <details className={styles.codes}>
                <summary>{text('earlier-versions', { count: earlier.length })}</summary>
                <ul>
                  {earlier.map((each) => (
                    <li key={each.id}>
                      <IssuedFile order={order} document={each} />
                    </li>
                  ))}
                </ul>
              </details>
            )}
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

function IssuedFile({ order, document }: { order: Order; document: ShownDocument }) {
  const text = useText('documents')
  const locale = useLocale()
  return (
    <div className={styles.document}>
      <a href={paths.orderDocument(locale, order.publicId, document.id, order.accessToken)} download>
        <Icon name="download" />
        {text(`kind-${document.kind}`)}
      </a>
      <span className={styles.facts}>
        {document.number && <bdi dir="ltr">{document.number}</bdi>}
        <InstantText instant={document.createdAt} />
        <span>{text(`language-${document.locale}`)}</span>
      </span>
    </div>
  )
}
