import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { money, toTypedDecimal, type Money } from '#kernel/money.ts'
import type { LineWithProposals, ProposedLink, ProposedOrder } from '#modules/bank-statements/index.server.ts'
import type { OrderReason } from '#modules/bank-statements/index.ts'
import type { PayableOrder } from '#modules/booking/index.server.ts'
import type { PayableLink } from '#modules/payment-links/index.server.ts'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import styles from './bank-statements.module.css'
import { amountField, takesField } from './share-fields.ts'

type Choice = {
  ref: string
  name: string
  customer: string
  owed: Money
  owedInLine: Money | null
  reasons: readonly OrderReason[]
}

export type FoundDebts = { orders: readonly PayableOrder[]; links: readonly PayableLink[] }

/** The orders and links that the money may be for, likely ones first, then those that were searched for; nothing is booked here. */
export function OrdersForm({
  line,
  found,
  q,
  fields,
}: {
  line: LineWithProposals
  found: FoundDebts
  q: string
  fields: Record<string, string>
}) {
  const text = useText('bank-statements')
  const isBusy = useNavigation().state !== 'idle'
  const orders = choicesOf(line.orders.map(orderChoice), found.orders.map(orderChoice), line.rest)
  const links = choicesOf(line.links.map(linkChoice), found.links.map(linkChoice), line.rest)
  const isFound = found.orders.length + found.links.length > 0
  return (
    <Card title={text('orders')}>
      <Form method="get" className={styles.search} role="search">
        <TextField label={text('order-search')} hint={text('order-search-hint')} name="q" defaultValue={q} isOptional />
        <Button look="outline" disabled={isBusy}>
          {text('search')}
        </Button>
      </Form>
      <ActForm className={styles.form}>
        <input type="hidden" name="version" value={line.version} />
        {orders.length > 0 ? (
          <fieldset className={styles.proposals}>
            <legend>{text('orders-legend')}</legend>
            {orders.map((choice) => (
              <DebtChoice key={choice.ref} choice={choice} line={line} fields={fields} isLink={false} />
            ))}
          </fieldset>
        ) : (
          <p>{text('no-orders')}</p>
        )}
        {links.length > 0 && (
          <fieldset className={styles.proposals}>
            <legend>{text('links-legend')}</legend>
            {links.map((choice) => (
              <DebtChoice key={choice.ref} choice={choice} line={line} fields={fields} isLink />
            ))}
          </fieldset>
        )}
        {q !== '' && !isFound && <p>{text('none-found')}</p>}
        {orders.length + links.length > 0 && (
          <Button name="intent" value="orders" disabled={isBusy}>
            {text('orders-preview')}
          </Button>
        )}
      </ActForm>
    </Card>
  )
}

function DebtChoice({
  choice: { ref, name, customer, owed, reasons, owedInLine },
  line,
  fields,
  isLink,
}: {
  choice: Choice
  line: LineWithProposals
  fields: Record<string, string>
  isLink: boolean
}) {
  const text = useText('bank-statements')
  const locale = useLocale()
  const begin = line.begin.find(({ subject }) => subject.ref === ref)
  const isAnswered = fields['intent'] === 'orders' || fields['intent'] === 'orders-book'
  const typed = fields[amountField(ref)] ?? toTypedDecimal(begin?.amount ?? atMost(line.rest, owedInLine), locale)
  return (
    <div className={styles.choice}>
      <label className={styles.chosen}>
        <input
          type="checkbox"
          name={takesField(ref)}
          defaultChecked={isAnswered ? takesField(ref) in fields : begin !== undefined}
        />
        <span>
          <b>
            <bdi>{name}</bdi>
          </b>{' '}
          <bdi>{customer}</bdi>
          <span className={styles.owed}>
            {text('owed')} <MoneyText money={owed} cents />
            {owedInLine && owedInLine.currency !== owed.currency && (
              <>
                {' = '}
                <MoneyText money={owedInLine} cents />
              </>
            )}
          </span>
        </span>
      </label>
      <TextField
        label={text(isLink ? 'share-amount-link' : 'share-amount', { currency: line.rest.currency })}
        name={amountField(ref)}
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

type Debt = Pick<Choice, 'ref' | 'name' | 'customer' | 'owed'> & Partial<Pick<Choice, 'owedInLine' | 'reasons'>>

/** What is proposed, and of what was searched for that which is not proposed already. */
function choicesOf(proposed: readonly Debt[], found: readonly Debt[], rest: Money): Choice[] {
  const searched = found.filter(({ ref }) => proposed.every((each) => each.ref !== ref))
  return [...proposed, ...searched].map((debt) => ({
    reasons: [],
    owedInLine: debt.owed.currency === rest.currency ? debt.owed : null,
    ...debt,
  }))
}

function orderChoice({ orderId, orderNo, remaining, ...more }: PayableOrder | ProposedOrder): Debt {
  return { ...more, ref: orderId, name: orderNo, owed: remaining }
}

function linkChoice({ id, title, price, ...more }: PayableLink | ProposedLink): Debt {
  return { ...more, ref: id, name: title, owed: price }
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
