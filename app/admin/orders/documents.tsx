import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { InstantText, useLocale, useText } from '#app/ui/text.tsx'
import { locales } from '#kernel/locale.ts'
import type { ListedDocument } from '#modules/documents/index.server.ts'
import { Card } from '../ui/card.tsx'
import { cell } from '../ui/data-table.tsx'
import styles from './documents.module.css'

/** The documents that were issued for an order, the mails that carried them, and copies in other languages. */
export function Documents({ orderId, documents }: { orderId: string; documents: ListedDocument[] }) {
  const text = useText('documents')
  const locale = useLocale()
  return (
    <Card title={text('title')} id="documents">
      {documents.length === 0 && <p className={cell.second}>{text('none')}</p>}
      <ul className={styles.documents}>
        {documents.map((document) => (
          <li key={document.id}>
            <span>
              <a href={paths.adminOrderDocument(locale, orderId, document.id)} download>
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
            {document.isOriginal && (
              <form method="post" action={paths.adminOrderCopies(locale, orderId)} className={styles.copy}>
                <input type="hidden" name="document" value={document.id} />
                {locales
                  .filter((each) => each !== document.locale)
                  .map((each) => (
                    <Button key={each} name="language" value={each} look="outline" isSmall>
                      {text('copy-in', { language: text(`language-${each}`) })}
                    </Button>
                  ))}
              </form>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
