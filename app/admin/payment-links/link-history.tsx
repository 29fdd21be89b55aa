import { InstantText, MoneyText, useText } from '#app/ui/text.tsx'
import type { LinkEvent, LinkFieldChange } from '#modules/payment-links/index.ts'
import { Card } from '../ui/card.tsx'
import styles from './link-page.module.css'

/** All that happened to a link, the newest first: who, when, and from what to what. */
export function LinkHistory({
  events,
}: {
  events: (Pick<LinkEvent, 'id' | 'kind' | 'changes' | 'refunded' | 'note' | 'at'> & {
    by: string | null | undefined
  })[]
}) {
  const text = useText('payment-links')
  return (
    <Card title={text('history')}>
      <ol className={styles.history}>
        {events.map(({ id, kind, changes, refunded, note, at, by }) => (
          <li key={id}>
            <b>
              {text(`event-${kind}`)} {refunded && <MoneyText money={refunded} cents />}
            </b>
            <small>
              <InstantText instant={at} /> · {by === null ? text('by-payment') : <bdi>{by}</bdi>}
            </small>
            {note && <bdi className={styles.said}>{note}</bdi>}
            {changes.map((change) => (
              <FieldChange key={change.field} change={change} />
            ))}
          </li>
        ))}
      </ol>
    </Card>
  )
}

const names = {
  title: 'title',
  note: 'note',
  name: 'customer',
  email: 'email',
  phone: 'phone',
  price: 'amount',
  expiresAt: 'expires-at',
} as const

function FieldChange({ change }: { change: LinkFieldChange }) {
  const text = useText('payment-links')
  return (
    <span className={styles.change}>
      {text(names[change.field])}: <del>{<Side value={change.before} />}</del>{' '}
      <ins>{<Side value={change.after} />}</ins>
    </span>
  )
}

function Side({ value }: { value: LinkFieldChange['before'] }) {
  const text = useText('payment-links')
  if (value === null) return text('expires-none')
  if (value instanceof Date) return <InstantText instant={value} />
  if (typeof value === 'object') return <MoneyText money={value} cents />
  return <bdi>{value || '–'}</bdi>
}
