import { Form } from 'react-router'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { InstantText, useLocale, useText } from '#app/ui/text.tsx'
import styles from '../ui/agent.module.css'
import { Card } from '../ui/card.tsx'
import type { ShownOffer } from '#app/offers/show-offer.ts'

/** What can be done with an offer, what its customer asks, and what happened to it. */
export function OfferSide({ offer }: { offer: ShownOffer }) {
  const text = useText('agents')
  const locale = useLocale()
  const { id, state, link, reservationId, questions, history } = offer
  const isOpen = state === 'draft' || state === 'sent'
  return (
    <>
      <Card title={text('offer')}>
        <div className={styles.acts}>
          {isOpen && <Act intent="send">{text(state === 'draft' ? 'send' : 'send-again')}</Act>}
          <ButtonLink look="outline" isSmall href={paths.agentOfferPaper(locale, id)}>
            {text('pdf')}
          </ButtonLink>
          <ButtonLink look="outline" isSmall href={paths.agentOffer(locale, 'new', { copy: id })}>
            {text('copy-offer')}
          </ButtonLink>
          {state === 'draft' && (
            <Act intent="remove" look="danger">
              {text('delete')}
            </Act>
          )}
        </div>
        {state !== 'draft' && (
          <div className={styles.link}>
            <b>{text('link')}</b>
            <a href={link} dir="ltr">
              {link}
            </a>
            <span className={styles.row}>
              <CopyButton value={link} label={text('link')} />
              <a href={`https://wa.me/?text=${encodeURIComponent(link)}`} target="_blank" rel="noopener noreferrer">
                {text('whatsapp')}
              </a>
            </span>
          </div>
        )}
        {isOpen && (
          <div className={styles.inside}>
            <Act intent="reserve" look="outline">
              {text('reserve')}
            </Act>
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
          <ul className={styles.messages}>
            {questions.map((each) => (
              <li key={each.id} data-kind={each.kind}>
                <b>{text(each.kind === 'question' ? 'by-customer' : 'by-agency')}</b> ·{' '}
                <InstantText instant={each.at} />
                <p dir="auto">{each.words}</p>
              </li>
            ))}
          </ul>
          <Form method="post" className={styles.inside}>
            <TextAreaField name="words" rows={3} label={text('answer')} />
            <Button look="outline" isSmall name="intent" value="answer">
              {text('send-answer')}
            </Button>
          </Form>
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

function Act({ intent, look, children }: { intent: string; look?: 'outline' | 'danger'; children: string }) {
  return (
    <Form method="post">
      <Button name="intent" value={intent} look={look} isSmall>
        {children}
      </Button>
    </Form>
  )
}
