import { Form, Link, useNavigation } from 'react-router'
import type { ShownOffer } from '#app/offers/show-offer.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { InstantText, useLocale, useText } from '#app/ui/text.tsx'
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
  const locale = useLocale()
  const { id, state, link, customer } = offer
  const isOpen = state === 'draft' || state === 'sent'
  return (
    <>
      <Card title={text('offer')}>
        <div className={styles.acts}>
          {isOpen && <Act intent="send">{text(state === 'draft' ? 'send' : 'send-again')}</Act>}
          <ButtonLink look="outline" isSmall href={paths.adminOfferPaper(locale, id)}>
            {text('pdf')}
          </ButtonLink>
          {state === 'draft' && (
            <Act intent="remove" look="danger">
              {text('delete')}
            </Act>
          )}
        </div>
        {order && (
          <p className={styles.asked}>
            <Link to={paths.adminOrder(locale, order.id)}>
              {text('to-order')} <bdi dir="ltr">{order.orderNo}</bdi>
            </Link>
          </p>
        )}
        {state !== 'draft' && (
          <div className={styles.asked}>
            <b>{text('link')}</b>
            <a href={link} dir="ltr" className={styles.link}>
              {link}
            </a>
            <span className={styles.row}>
              <CopyButton value={link} label={text('link')} />
              <a href={whatsappOf(customer.phone, link)} target="_blank" rel="noopener noreferrer">
                {text('whatsapp')}
              </a>
            </span>
          </div>
        )}
      </Card>
      {offer.questions.length > 0 && <Questions questions={offer.questions} />}
    </>
  )
}

function Questions({ questions }: Pick<ShownOffer, 'questions'>) {
  const text = useText('agents')
  const own = useText('staff-offers')
  return (
    <Card title={text('questions')}>
      <ul className={styles.messages}>
        {questions.map(({ id, kind, at, words }) => (
          <li key={id}>
            <b>{kind === 'question' ? text('by-customer') : own('by-us')}</b> · <InstantText instant={at} />
            <p className={styles.words} dir="auto">
              {words}
            </p>
          </li>
        ))}
      </ul>
      <Form method="post" className={styles.asked}>
        <TextAreaField name="words" rows={3} label={text('answer')} maxLength={2000} />
        <p>
          <Button look="outline" isSmall name="intent" value="answer">
            {text('send-answer')}
          </Button>
        </p>
      </Form>
    </Card>
  )
}

function Act({ intent, look, children }: { intent: string; look?: 'outline' | 'danger'; children: string }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post">
      <Button name="intent" value={intent} look={look} isSmall disabled={isBusy}>
        {children}
      </Button>
    </Form>
  )
}

/** The conversation with the customer when the number is known, otherwise one to choose. */
function whatsappOf(phone: string, link: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(link)}`
}
