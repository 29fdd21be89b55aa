import type { ShownOffer } from '#app/offers/show-offer.ts'
import { InstantText, useText } from '#app/ui/text.tsx'
import { Card } from '../ui/card.tsx'
import styles from './offers.module.css'

/** What happened to an offer, the first act first. */
export function OfferHistory({ offer: { history } }: { offer: Pick<ShownOffer, 'history'> }) {
  const text = useText('agents')
  const own = useText('staff-offers')
  return (
    <Card title={text('history')}>
      <ol className={styles.messages}>
        {history.map(({ id, kind, at, words }) => (
          <li key={id}>
            {kind === 'expired' && words === 'withdrawn' ? (
              <span>{own('withdrawn')}</span>
            ) : (
              <span>{text(`offer-event-${kind}` as 'offer-event-sent')}</span>
            )}{' '}
            · <InstantText instant={at} />
            {kind === 'accepted' && words !== '' && (
              <p className={styles.words}>{own('accepted-by', { name: words })}</p>
            )}
            {kind === 'rejected' && words !== '' && (
              <p className={styles.words} dir="auto">
                {words}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
