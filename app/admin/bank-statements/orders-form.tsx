import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { money, toTypedDecimal, type Money } from '#kernel/money.ts'
import type { LineWithProposals, ProposedOrder } from '#modules/bank-statements/index.server.ts'
import type { OrderReason } from '#modules/bank-statements/index.ts'
import type { PayableOrder } from '#modules/booking/index.server.ts'
import { Card } from '../ui/card.tsx'
import styles from './bank-statements.module.css'
import { amountField, takesField } from './share-fields.ts'

type Choice = Pick<ProposedOrder, 'orderId' | 'orderNo' | 'customer' | 'remaining' | 'reasons' | 'owedInLine'>

/** The orders that the money may be for, likely ones first, then those that were searched for; nothing is booked here. */
export function OrdersForm({
  line,
  found,
  q,
  fields,
}: {
  line: LineWithProposals
  found: PayableOrder[]
  q: string
  fields: Record<string, string>
}) {
  const text = useText('bank-statements')
  const isBusy = useNavigation().state !== 'idle'
  const known = new Set(line.orders.map(({ orderId }) => orderId))
  const searched = found
    .filter(({ orderId }) => !known.has(orderId))
    .map((order) => ({ ...order, reasons: [], owedInLine: sameMoney(line.rest, order.remaining) }))
  const choices: Choice[] = [...line.orders, ...searched]
  return (
    <Card title={text('orders')}>
      <Form method="get" className={styles.search} role="search">
        <TextField label={text('order-search')} hint={text('order-search-hint')} name="q" defaultValue={q} isOptional />
        <Button look="outline" disabled={isBusy}>
          {text('search')}
        </Button>
      </Form>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="version" value={line.version} />
        {choices.length > 0 ? (
          <fieldset className={styles.proposals}>
            <legend>{text('orders-legend')}</legend>
            {choices.map((choice) => (
              <OrderChoice key={choice.orderId} choice={choice} line={line} fields={fields} />
            ))}
          </fieldset>
        ) : (
          <p>{text('no-orders')}</p>
        )}
        {q !== '' && found.length === 0 && <p>{text('none-found')}</p>}
        {choices.length > 0 && (
          <Button name="intent" value="orders" disabled={isBusy}>
            {text('orders-preview')}
          </Button>
        )}
      </Form>
    </Card>
  )
}

function OrderChoice({
  choice: { orderId, orderNo, customer, remaining, reasons, owedInLine },
  line,
  fields,
}: {
  choice: Choice
  line: LineWithProposals
  fields: Record<string, string>
}) {
  const text = useText('bank-statements')
  const locale = useLocale()
  const begin = line.begin.find((share) => share.orderId === orderId)
  const isAnswered = fields['intent'] === 'orders' || fields['intent'] === 'orders-book'
  const typed = fields[amountField(orderId)] ?? toTypedDecimal(begin?.amount ?? atMost(line.rest, owedInLine), locale)
  return (
    <div className={styles.choice}>
      <label className={styles.chosen}>
        <input
          type="checkbox"
          name={takesField(orderId)}
          defaultChecked={isAnswered ? takesField(orderId) in fields : begin !== undefined}
        />
        <span>
          <b>
            <bdi dir="ltr">{orderNo}</bdi>
          </b>{' '}
          <bdi>{customer}</bdi>
          <span className={styles.owed}>
            {text('owed')} <MoneyText money={remaining} cents />
            {owedInLine && owedInLine.currency !== remaining.currency && (
              <>
                {' = '}
                <MoneyText money={owedInLine} cents />
              </>
            )}
          </span>
        </span>
      </label>
      <TextField
        label={text('share-amount', { currency: line.rest.currency })}
        name={amountField(orderId)}
        inputMode="decimal"
        isLatin
        autoComplete="off"
        defaultValue={typed}
      />
      {reasons.length > 0 && (
        <span className={styles.reasons}>
          {reasons.map((reason) => (
            <Tag key={reason} tone={toneOf[reason] ?? 'gray'}>
              {text(`order-reason-${reason}`)}
            </Tag>
          ))}
        </span>
      )}
    </div>
  )
}

/** What the order can take of the line. */
function atMost(rest: Money, owed: Money | null): Money {
  return owed ? money(Math.min(rest.minor, owed.minor), rest.currency) : rest
}

function sameMoney(rest: Money, owed: Money): Money | null {
  return rest.currency === owed.currency ? owed : null
}

const toneOf: Partial<Record<OrderReason, 'green' | 'red' | 'brass'>> = {
  number: 'green',
  reference: 'green',
  phone: 'green',
  name: 'green',
  'other-name': 'green',
  'known-account': 'green',
  'amount-rest': 'green',
  'amount-day-rate': 'green',
  'amount-part': 'green',
  'amount-total': 'brass',
  'amount-less': 'brass',
  'amount-more': 'brass',
  'reference-almost': 'brass',
  'other-currency': 'brass',
  expired: 'red',
}
