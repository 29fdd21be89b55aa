import { Icon } from '#app/ui/icon.tsx'
import { InstantText, useText } from '#app/ui/text.tsx'
import { consentKinds, type ConsentKind } from '#modules/booking/index.ts'
import type { StaffOrder } from '#modules/booking/index.server.ts'
import { Card } from '../ui/card.tsx'
import { cell } from '#app/ui/data-table.tsx'
import styles from './order-page.module.css'
import { useDocumentName } from './use-document-name.ts'

/** What the customer agreed to and when, and the texts they saw, each by version and fingerprint. */
export function Agreements({ consents, documents }: Pick<StaffOrder, 'consents' | 'documents'>) {
  const text = useText('staff')
  const documentName = useDocumentName()
  return (
    <Card title={text('agreements')}>
      <ul className={styles.agreements}>
        {consentKinds.map((kind: ConsentKind) => (
          <li key={kind} className={consents.given[kind] ? styles.given : undefined}>
            <Icon name={consents.given[kind] ? 'circle-check' : 'circle'} />
            <span>
              {text(`consent-${kind}`)}
              <span className={cell.second}>{text(consents.given[kind] ? 'agreed' : 'not-agreed')}</span>
            </span>
          </li>
        ))}
      </ul>
      <ul className={styles.documents}>
        {documents.map((document) => (
          <li key={document.id}>
            {documentName(document.id)}
            <span className={cell.second}>
              {text('document-version', { version: document.version })} ·{' '}
              <bdi dir="ltr">{document.sha256.slice(0, 12)}</bdi>
            </span>
          </li>
        ))}
        <li>
          <InstantText instant={new Date(consents.at)} className={cell.second} />
        </li>
      </ul>
    </Card>
  )
}
