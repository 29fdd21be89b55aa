import { Link } from 'react-router'
import { OfferAct } from '#app/offers/offer-act.tsx'
import { OfferLink } from '#app/offers/offer-link.tsx'
import { OfferQuestions } from '#app/offers/offer-questions.tsx'
import type { ShownOffer } from '#app/offers/show-offer.ts'
import { paths } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { StaffButtonLink } from '../ui/staff-link.tsx'
import { Card } from '../ui/card.tsx'
import styles from './offers.module.css'

/** What can be done with an offer, where its customer answers it, and what they ask. */
export function OfferActs({
  offer,
  order,
}: {
  offer: ShownOffer
  /** The order that came of it. */
  order: { id: string; orderNo: string } | undefined
}) {
  const text = useText('agents')
  const own = useText('staff-offers')
  const locale = useLocale()
  const { id, state } = offer
  const isOpen = state === 'draft' || state === 'sent'
  return (
    <>
      <Card title={text('offer')}>
        <div className={styles.acts}>
          {isOpen && <OfferAct intent="send">{text(state === 'draft' ? 'send' : 'send-again')}</OfferAct>}
          <StaffButtonLink look="outline" isSmall href={paths.adminOfferPaper(locale, id)}>
            {text('pdf')}
          </StaffButtonLink>
          {state === 'draft' && (
            <OfferAct intent="remove" look="danger">
              {text('delete')}
            </OfferAct>
          )}
        </div>
        {order && (
          <p className={styles.asked}>
            <Link to={paths.adminOrder(locale, order.id)}>
              {text('to-order')} <bdi dir="ltr">{order.orderNo}</bdi>
            </Link>
          </p>
        )}
        {state !== 'draft' && <OfferLink offer={offer} />}
      </Card>
      {offer.questions.length > 0 && (
        <Card title={text('questions')}>
          <OfferQuestions questions={offer.questions} answeredBy={own('by-us')} />
        </Card>
      )}
    </>
  )
}
