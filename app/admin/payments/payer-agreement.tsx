import { cell } from '#app/ui/data-table.tsx'
import { InstantText, useText } from '#app/ui/text.tsx'
import type { KeptAgreement } from '#modules/payments/index.ts'
import { Card } from '../ui/card.tsx'
import { useDocumentName } from '#app/intake/use-document-name.ts'
import styles from './payment-page.module.css'

/** What whoever paid a link ticked for it and when, and the texts they saw, each by version and fingerprint. */
export function PayerAgreement({ agreement: { consents, texts, at } }: { agreement: KeptAgreement }) {
  const text = useText('staff')
  const documentName = useDocumentName()
  return (
    <Card title={text('agreements')}>
      <ul className={styles.timeline}>
        <li>
          {consents.map((kind) => text(`consent-${kind}`)).join(' · ')}
          <span className={cell.second}>
            {text('agreed')} · <InstantText instant={at} />
          </span>
        </li>
        {texts.map(({ id, version, sha256 }) => (
          <li key={id}>
            {documentName(id)}
            <span className={cell.second}>
              {text('document-version', { version })} · <bdi dir="ltr">{sha256.slice(0, 12)}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
