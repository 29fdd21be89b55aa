import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { DateRangeText, InstantText, MoneyText, useText } from '#app/ui/text.tsx'
import styles from '../ui/agent.module.css'
import { Card } from '../ui/card.tsx'
import type { ShownReservation } from './show-reservation.server.ts'

/** How a reservation stands: its journey, its money, and what the customer still has to do. */
export function FactsCard({ shown }: { shown: ShownReservation }) {
  const text = useText('agents')
  const { owed, paid, open, holdsUntil, isOpen } = shown
  return (
    <Card title={shown.tourName}>
      <dl className={styles.facts}>
        <div>
          <dt>{text('departs')}</dt>
          <dd>
            <DateRangeText from={shown.departsOn} to={shown.returnsOn} />
          </dd>
        </div>
        <div>
          <dt>{text('travellers')}</dt>
          <dd>{text('named', { named: String(shown.named), travellers: String(shown.travellers) })}</dd>
        </div>
        <div>
          <dt>{text('total')}</dt>
          <dd>
            <MoneyText money={owed} cents />
          </dd>
        </div>
        <div>
          <dt>{text('paid')}</dt>
          <dd>
            <MoneyText money={paid} cents />
          </dd>
        </div>
        <div>
          <dt>{text('open')}</dt>
          <dd>
            <MoneyText money={open} cents />
          </dd>
        </div>
        <div>
          <dt>{text('commission')}</dt>
          <dd>
            <MoneyText money={shown.commission} cents />
          </dd>
        </div>
        <div>
          <dt>{text('your-markup')}</dt>
          <dd>
            <MoneyText money={shown.markup} cents />
          </dd>
        </div>
        {holdsUntil && (
          <div>
            <dt>{text('hold-until')}</dt>
            <dd>
              <InstantText instant={holdsUntil} />
            </dd>
          </div>
        )}
        {shown.agreedAt && (
          <div>
            <dt>{text('agreed')}</dt>
            <dd>
              <InstantText instant={shown.agreedAt} />
            </dd>
          </div>
        )}
      </dl>
      {isOpen && !shown.agreedAt && (
        <div className={styles.inside}>
          <Notice tone="warning">{text('to-agree')}</Notice>
          {shown.agreeUrl && <Address label={text('agree-link')} url={shown.agreeUrl} />}
        </div>
      )}
      {isOpen && shown.agreedAt && shown.paymentUrl && open.minor > 0 && (
        <Form method="post" className={styles.inside}>
          <Address label={text('payment-link')} url={shown.paymentUrl} />
          <Button look="outline" isSmall name="intent" value="pay-credit">
            {text('pay-credit')}
          </Button>
        </Form>
      )}
      <Form method="post" className={styles.inside}>
        <TextAreaField name="note" rows={3} label={text('note')} defaultValue={shown.note} isOptional />
        <Button look="outline" isSmall name="intent" value="note">
          {text('save')}
        </Button>
      </Form>
    </Card>
  )
}

/** The papers of the order: what was agreed, paid and booked, each as a file. */
export function DocumentsCard({ shown }: { shown: Pick<ShownReservation, 'documents' | 'orderUrl'> }) {
  const text = useText('agents')
  const kinds = useText('documents')
  return (
    <Card title={text('documents')}>
      {shown.documents.length === 0 ? (
        <p className={styles.empty}>{text('no-documents')}</p>
      ) : (
        <ul className={styles.history}>
          {shown.documents.map(({ id, kind, url, at }) => (
            <li key={id}>
              <a href={url}>{kinds(`kind-${kind}`)}</a> <InstantText instant={at} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.inside}>
        <ButtonLink look="outline" isSmall href={shown.orderUrl}>
          {text('to-order')}
        </ButtonLink>
      </p>
    </Card>
  )
}

function Address({ label, url }: { label: string; url: string }) {
  return (
    <div className={styles.address}>
      <b>{label}</b>
      <a href={url} dir="ltr">
        {url}
      </a>
      <CopyButton value={url} label={label} />
    </div>
  )
}
