import { Button } from '#app/ui/button.tsx'
import { InstantText, useText } from '#app/ui/text.tsx'
import { locales } from '#kernel/locale.ts'
import { foldVersions } from '#modules/documents/index.ts'
import type { ListedDocument } from '#modules/documents/index.server.ts'
import { ActForm } from './act-form.tsx'
import { Card } from './card.tsx'
import { cell } from '#app/ui/data-table.tsx'
import styles from './documents.module.css'

/**
 * The documents that were issued about something sold, the mails that carried them, and copies in other languages. Its
 * files are read below `address`, and copies are asked for there.
 */
export function Documents({ address, documents }: { address: string; documents: ListedDocument[] }) {
  const text = useText('documents')
  return (
    <Card title={text('title')} id="documents">
      {documents.length === 0 && <p className={styles.none}>{text('none')}</p>}
      <ul className={styles.documents}>
        {foldVersions(documents).map(({ latest, earlier }) => (
          <li key={latest.id}>
            <IssuedFile address={address} document={latest} />
            {latest.isOriginal && <Copies address={address} document={latest} />}
            {earlier.length > 0 && (
              <details>
                <summary>{text('earlier-versions', { count: earlier.length })}</summary>
                {earlier.map((each) => (
                  <IssuedFile key={each.id} address={address} document={each} />
                ))}
              </details>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function IssuedFile({ address, document }: { address: string; document: ListedDocument }) {
  const text = useText('documents')
  return (
    <span className={styles.file}>
      <a href={`${address}/${document.id}`} download>
        {text(`kind-${document.kind}`)} {document.number && <bdi dir="ltr">{document.number}</bdi>}
      </a>
      <span className={cell.second}>
        {text(`language-${document.locale}`)} · <InstantText instant={document.createdAt} /> ·{' '}
        {text('version', { version: document.version })} · <bdi dir="ltr">{document.sha256.slice(0, 12)}</bdi>
      </span>
      {document.deliveries.map((delivery) => (
        <span key={`${delivery.to} ${delivery.queuedAt.toISOString()}`} className={cell.second}>
          {text(delivery.sentAt ? 'mailed' : 'queued')} <bdi dir="ltr">{delivery.to}</bdi>{' '}
          <InstantText instant={delivery.sentAt ?? delivery.queuedAt} />
        </span>
      ))}
    </span>
  )
}

function Copies({ address, document }: { address: string; document: ListedDocument }) {
  const text = useText('documents')
  return (
    <details>
      <summary>{text('copy-elsewhere')}</summary>
      <ActForm reloadDocument action={address} className={styles.copy}>
        <input type="hidden" name="document" value={document.id} />
        {locales
          .filter((each) => each !== document.locale)
          .map((each) => (
            <Button key={each} name="language" value={each} look="outline" isSmall>
              {text('copy-in', { language: text(`language-${each}`) })}
            </Button>
          ))}
      </ActForm>
    </details>
  )
}
