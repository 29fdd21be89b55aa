import { Icon } from '#app/ui/icon.tsx'
import { InstantText, useText } from '#app/ui/text.tsx'
import { consentKinds, toldKinds, type ConsentKind } from '#modules/booking/index.ts'
import type { StaffOrder } from '#modules/booking/index.server.ts'
import { Card } from '../ui/card.tsx'
import { cell } from '#app/ui/data-table.tsx'
import styles from './order-page.module.css'
import { useDocumentName } from '#app/intake/use-document-name.ts'

/** What the customer agreed to and when, and the texts they saw, each by version and fingerprint. */
export function Agreements({ consents, documents }: Pick<StaffOrder, 'consents' | 'documents'>) {
  const text = useText('staff')
  const documentName = useDocumentName()
  const isOwnMissing = consents.told !== undefined && !consents.given.personalData
  return (
    <Card title={text('agreements')}>
      <ul className={styles.agreements}>
        {consentKinds.map((kind: ConsentKind) => (
          <li key={kind} className={consents.given[kind] ? styles.given : undefined}>
            <Icon name={consents.given[kind] ? 'circle-check' : 'circle'} />
            <span>
              {text(`consent-${kind}`)}
              <span className={cell.second}>{text(consents.given[kind] ? 'agreed' : 'not-agreed')}</span>
              <Told told={consents.told} kind={kind} />
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
        {consents.told && (
          <li>
            {text('agreed-on-telephone')} <bdi>{consents.told.agreedBy}</bdi>
            <span className={cell.second}>
              <InstantText instant={new Date(consents.told.agreedAt)} /> · <bdi>{consents.told.staff.name}</bdi>
            </span>
          </li>
        )}
        {isOwnMissing && <li>{text('consent-is-theirs')}</li>}
        <li>
          <InstantText instant={new Date(consents.at)} className={cell.second} />
        </li>
      </ul>
    </Card>
  )
}

/** How the customer came to know what they agreed to on the telephone. */
function Told({ told, kind }: { told: StaffOrder['consents']['told']; kind: ConsentKind }) {
  const text = useText('staff')
  const known = toldKinds.find((each) => each === kind)
  if (!told || !known) return null
  return <span className={cell.second}>{text(`told-by-${told.texts[known]}`)}</span>
}
