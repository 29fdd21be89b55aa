import { useEffect, useRef } from 'react'
import { Form, Link, useNavigation, useSubmit } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { InstantText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { formatDateRange } from '#kernel/format-date.ts'
import { formatPhone } from '#kernel/format-phone.ts'
import { phoneKey } from '#kernel/phone.ts'
import { Card } from '../../ui/card.tsx'
import { OrderStateTag } from '../../ui/order-state-tag.tsx'
import type { CallerView } from './find-caller-view.server.ts'
import styles from './sale.module.css'

/** A number with its country's code has as many digits in Türkiye; longer and shorter ones are looked up by the key Enter. */
const WHOLE_DIGITS = 12

/**
 * Who rings: asked by the number, as soon as it is whole. Enter takes those over who travelled with them the last time.
 * Without script the same by a button and links.
 */
export function CallerCard({
  phone,
  setPhone,
  caller,
  kept,
  take,
}: {
  phone: string
  setPhone: (phone: string) => void
  caller: CallerView | undefined
  /** What of the address stays when somebody is looked up. */
  kept: Record<string, string>
  take: (orderId: string) => void
}) {
  const text = useText('staff-sale')
  const submit = useSubmit()
  const isBusy = useNavigation().state === 'loading'
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const asked = useRef(caller ? phoneKey(caller.phone) : '')
  const isTakenNext = useRef(false)
  const isFound = caller !== undefined && phoneKey(phone) === phoneKey(caller.phone)
  const latest = isFound ? caller.orders.find(({ travellers }) => travellers.length > 0) : undefined
  const lookUp = () => {
    asked.current = phoneKey(phone)
    if (form.current) void submit(form.current, { replace: true, preventScrollReset: true })
  }
  useEffect(() => {
    if (document.activeElement === document.body) field.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    const key = phoneKey(phone)
    if (key.length !== WHOLE_DIGITS || key === asked.current || !form.current) return
    asked.current = key
    void submit(form.current, { replace: true, preventScrollReset: true })
  }, [phone, submit])
  useEffect(() => {
    if (!isTakenNext.current || !latest) return
    isTakenNext.current = false
    take(latest.id)
  }, [latest, take])
  return (
    <Card title={text('caller')} end={caller && !isFound ? undefined : <CallerTag caller={caller} />}>
      <Form ref={form} className={styles.look}>
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          label={text('phone')}
          name="phone"
          type="tel"
          icon="phone"
          value={phone}
          onChange={({ target }) => setPhone(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
            event.preventDefault()
            if (latest) return take(latest.id)
            isTakenNext.current = true
            lookUp()
          }}
          autoComplete="off"
          ref={field}
          required={false}
          hint={text('phone-hint')}
        />
        <Button look="outline" disabled={isBusy}>
          {text('look-up')}
        </Button>
      </Form>
      {isFound && <Known caller={caller} kept={{ ...kept, phone }} take={take} />}
    </Card>
  )
}

function CallerTag({ caller }: { caller: CallerView | undefined }) {
  const text = useText('staff-sale')
  if (!caller) return undefined
  return caller.orders.length > 0 ? (
    <Tag tone="green" icon="badge-check">
      {text('known', { count: caller.orders.length })}
    </Tag>
  ) : (
    <Tag tone="gray">{text('stranger')}</Tag>
  )
}

function Known({
  caller,
  kept,
  take,
}: {
  caller: CallerView
  kept: Record<string, string>
  take: (orderId: string) => void
}) {
  const text = useText('staff-sale')
  const locale = useLocale()
  const { name, orders, offers, requests } = caller
  const parties = orders.filter(({ travellers }) => travellers.length > 0)
  if (name === undefined) return <p className={styles.stranger}>{text('stranger-lead')}</p>
  return (
    <div className={styles.known}>
      <p className={styles.who}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <bdi dir="ltr">{formatPhone(caller.phone, locale)}</bdi>
      </p>
      {orders.length > 0 && (
        <ol className={styles.parties}>
          {orders.map((order) => (
            <li key={order.id}>
              <p className={styles.journey}>
                <Link to={paths.adminOrder(locale, order.id)} target="_blank" className={styles.link}>
                  <bdi dir="ltr">{order.orderNo}</bdi>
                </Link>
                <OrderStateTag state={order.state} />
                {order.journey && (
                  <span>
                    <bdi>{order.journey.name}</bdi>{' '}
                    {formatDateRange(order.journey.departsOn, order.journey.returnsOn, locale)}
                  </span>
                )}
                {order.remaining.minor > 0 && isOpen(order.state) && (
                  <span className={styles.owed}>
                    {text('owes')} <MoneyText money={order.remaining} cents />
                  </span>
                )}
              </p>
              {order.travellers.length > 0 && (
                <Link
                  to={paths.adminNewOrder(locale, { ...kept, party: order.id })}
                  replace
                  preventScrollReset
                  className={styles.party}
                  onClick={(event) => {
                    event.preventDefault()
                    take(order.id)
                  }}
                >
                  <Icon name="users" />
                  <span>
                    {order.travellers.map((each, at) => (
                      <span key={each.id}>
                        {at > 0 && ' · '}
                        <bdi>
                          {each.firstName} {each.lastName}
                        </bdi>
                      </span>
                    ))}
                  </span>
                  {parties[0] === order ? <kbd>{text('key-take')}</kbd> : <span>{text('take-over')}</span>}
                </Link>
              )}
            </li>
          ))}
        </ol>
      )}
      {(offers.length > 0 || requests.length > 0) && (
        <ul className={styles.waiting}>
          {offers.map(({ id, offerNo, href }) => (
            <li key={id}>
              <Tag tone="brass">{text('open-offer')}</Tag>
              <Link to={href} className={styles.link}>
                <bdi dir="ltr">{offerNo}</bdi>
              </Link>
            </li>
          ))}
          {requests.map(({ kind, id, subject, askedAt }) => (
            <li key={`${kind} ${id}`}>
              <Tag tone="turquoise">{text('open-request')}</Tag>
              <Link to={paths.adminNewOrder(locale, { [kind]: id })} reloadDocument className={styles.link}>
                <bdi>{subject || id}</bdi>
              </Link>
              <InstantText instant={askedAt} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function isOpen(state: CallerView['orders'][number]['state']): boolean {
  return state === 'awaiting_payment' || state === 'partially_paid'
}
