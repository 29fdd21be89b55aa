import { OfferAct } from '#app/offers/offer-act.tsx'
import { OfferLink } from '#app/offers/offer-link.tsx'
import { OfferQuestions } from '#app/offers/offer-questions.tsx'
import { paths } from '#app/addresses/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { InstantText, useLocale, useText } from '#app/ui/text.tsx'
import styles from '../ui/agent.module.css'
import { Card } from '../ui/card.tsx'
import type { ShownOffer } from '#app/offers/show-offer.ts'

/** What can be done with an offer, what its customer asks, and what happened to it. */
export function OfferSide({ offer }: { offer: ShownOffer }) {
  const text = useText('agents')
  const locale = useLocale()
  const { id, state, reservationId, questions, history } = offer
  const isOpen = state === 'draft' || state === 'sent'
  return (
    <>
      <Card title={text('offer')}>
        <div className={styles.acts}>
          {isOpen && <OfferAct intent="send">{text(state === 'draft' ? 'send' : 'send-again')}</OfferAct>}
          <ButtonLink look="outline" isSmall href={paths.agentOfferPaper(locale, id)}>
            {text('pdf')}
          </ButtonLink>
          <ButtonLink look="outline" isSmall href={paths.agentOffer(locale, 'new', { copy: id })}>
            {text('copy-offer')}
          </ButtonLink>
          {state === 'draft' && (
            <OfferAct intent="remove" look="danger">
              {text('delete')}
            </OfferAct>
          )}
        </div>
        {state !== 'draft' && <OfferLink offer={offer} />}
        {isOpen && (
          <div className={styles.inside}>
            <OfferAct intent="reserve" look="outline">
              {text('reserve')}
            </OfferAct>
            <p className={styles.hint}>{text('reserve-hint')}</p>
          </div>
        )}
        {reservationId && (
          <p className={styles.inside}>
            <ButtonLink href={paths.agentReservation(locale, reservationId)}>{text('to-reservation')}</ButtonLink>
          </p>
        )}
      </Card>
      {questions.length > 0 && (
        <Card title={text('questions')}>
          <OfferQuestions questions={questions} answeredBy={text('by-agency')} />
        </Card>
      )}
      <Card title={text('history')}>
        <ol className={styles.history}>
          {history.map(({ id: key, kind, at, words }) => (
            <li key={key}>
              <span>{text(`offer-event-${kind}` as 'offer-event-sent')}</span> <InstantText instant={at} />
              {kind === 'rejected' && words !== '' && <p dir="auto">{words}</p>}
            </li>
          ))}
        </ol>
      </Card>
    </>
  )
}
